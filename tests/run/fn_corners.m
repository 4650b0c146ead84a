% Corners of functions of numbers and texts.
z = sind(complex(30, 1));
fprintf('%.10f %.10f\n', real(z), imag(z));
z = cosd(complex(60, -2));
fprintf('%.10f %.10f\n', real(z), imag(z));
z = tand(complex(45, 10));
fprintf('%.10f %.10f\n', real(z), imag(z));
z = expint([1 + 2i, -5 + 0.1i, 3 + 4i]);
fprintf('%.6f %.6f\n', [real(z); imag(z)]);
fprintf('%d ', isprime([0 1 2 25 7919 999999999989])); fprintf('\n');
fprintf('%d ', isprime(uint64([1000000007 * 3, 1000000007]))); fprintf('\n');
fprintf('%d ', factor(999999999989 * 4)); fprintf('\n');
fprintf('%d ', factor(uint64(1000000007) * uint64(1000000009))); fprintf('%s\n', class(factor(uint64(6))));
fprintf('%s %s\n', matlab.net.base64encode('foobar'), matlab.net.base64encode(uint8([1 2])));
fprintf('%d ', matlab.net.base64decode('Zm9vYg==')); fprintf('\n');
fprintf('%d %d\n', size(null([1 1; 1 1 + 1e-5], 1e-3), 2), size(orth([1 1; 1 1 + 1e-5], 1e-3), 2));
fprintf('%d %d\n', size(null([1 1; 1 1 + 1e-5]), 2), size(orth([1 1; 1 1 + 1e-5]), 2));
disp(pascal(3, 1)); disp(pascal(3, 2));
names = {'minij', 'moler', 'lehmer', 'tridiag', 'frank', 'grcar', 'kahan', 'pei', 'ris', 'wilk', 'circul'};
sizes = [4 4 4 4 4 4 4 4 4 3 4];
for k = 1:numel(names)
    a = full(gallery(names{k}, sizes(k)));
    fprintf('%s %.5f\n', names{k}, sum(sum(a .* reshape(1:numel(a), size(a)))));
end
fails(@() bitset(uint8(1), 9));
fails(@() bitget(uint8(1), 0));
fails(@() gcd(1.5, 2));
fails(@() primes([1 2]));
fails(@() validatestring('x', {'apple', 'bar'}, 'myfun', 'COLOR', 2));

function fails(f)
try
    f();
    fprintf('no error\n');
catch e
    fprintf('%s\n', e.message);
end
end
