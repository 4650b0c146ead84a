function complex_turned()
% Numbers that are real though they are kept complex, turned: no sign of an imaginary zero appears.
n = 3 + (rand > 2);
x = [4; 5];
if n > 5, x(3) = 2i; end
parts(x'); parts(x.'); parts(conj(x)); parts(-x); parts(sqrt(-x'));
x([2 2]) = x(:)';
x(3) = 1 + 2i;
parts(x); parts(x'); parts(-x.');
s = 3;
if n > 6, s = 2i; end
parts(s'); parts(sqrt(-s')); parts(log(conj(s) - 7));
z = complex([1 2], [0 0] * n);
parts(z'); parts(z.'); parts(-z); parts(conj(z));
fprintf('%d', isreal(z'), isreal(z.'), isreal(-z));
fprintf('\n');
end

function parts(x)
fprintf('(%g %g) ', [imag(x(:)).'; 1 ./ imag(x(:)).']);
fprintf('\n');
end
