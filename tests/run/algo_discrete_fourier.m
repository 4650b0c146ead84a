% The transform by its definition, and back.
x = [1 2 3 4 0 -1];
n = numel(x);
k = (0:n-1)';
F = exp(-2i*pi*k*k'/n);
X = F*x.';
fprintf('%.4f %.4f\n', [real(X), abs(X)]');
y = real(F'*X)/n;
fprintf('%d\n', max(abs(y' - x)) < 1e-12);
