% Assignments that do not fit. (MATLAB's text.)
x = 1:5;
A = zeros(2, 2);
try, x(1:2) = [1 2 3]; catch e, fprintf('%s\n', e.message); end
try, A(:, 1) = [1 2 3]; catch e, fprintf('%s\n', e.message); end
B = ones(3);
try, B(1, 2) = []; catch e, fprintf('%s\n', e.message); end
fprintf('%d ', x, size(B));
fprintf('\n');
