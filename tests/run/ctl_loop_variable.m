% The loop variable is set anew in each pass and may be of any kind.
for k = [5 1 3]
    k = k + 100;
    fprintf('%d ', k);
end
fprintf('\n');
x = [1 2 3];
for v = x
    x(end+1) = v;
end
fprintf('%d ', x);
fprintf('\n');
for z = [1+2i, 3]
    fprintf('%g,%g ', real(z), imag(z));
end
fprintf('\n');
for k = uint8(1:3)
    fprintf('%s%d ', class(k), k);
end
fprintf('\n');
for k = -1:0.5:0.5
    fprintf('%g ', k);
end
fprintf('\n');
for k = (1:3)'
    fprintf('%d', numel(k));
end
fprintf('\n');
