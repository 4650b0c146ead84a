% Loops whose step only the run knows.
n = 30;
for p = 2:floor(sqrt(n))
    hits = 0; last = 0;
    for k = p*p:p:n
        hits = hits + 1;
        last = k;
    end
    fprintf('%d: %d rounds to %d\n', p, hits, last);
end
% The body changes what the loop was made of.
step = 3; stop = 10;
for k = 1:step:stop
    step = 1; stop = 100;
    fprintf('%d ', k);
end
fprintf('%d %d\n', step, stop);
% None, one, and a limit between two values.
for s = 1:4
    fprintf('[');
    for k = 5:s:4, fprintf('%d', k); end
    fprintf('][');
    for k = 5:s:5, fprintf('%d', k); end
    fprintf('][');
    for k = 1:s:6.5, fprintf('%d', k); end
    fprintf(']\n');
end
% After the loop the variable keeps its last value, also where the body gave it another.
for s = 2:3
    for k = 1:s:8
        k = k*10; %#ok<FXSET>
    end
    disp(k)
end
% Steps that may be zero, or turn round.
for s = -2:2
    c = 0;
    for k = 3:s:-1, c = c + 1; end
    for k = -1:s:3, c = c + 10; end
    fprintf('%d ', c);
end
fprintf('\n');
% Far out.
big = 2^53;
for s = [1 2^51]
    c = 0;
    for k = big - 4*s:s:big
        c = c + 1;
    end
    fprintf('%d %.0f\n', c, k);
end
