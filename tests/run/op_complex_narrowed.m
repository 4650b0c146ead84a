% Values that may be complex and are not: comparisons of modulus, products with infinities, sorting.
a = accumarray([1; 1; 1], [.25; -5; -6])' + zeros(1, 3);
fprintf('%g ', max(a, [1.5 .5 8.25])); fprintf('\n');
x = [4 9 16];
q = sqrt(x - x(2)*(x < 0));            % real, but only at run time
fprintf('%g ', max(-q, -3)); fprintf('\n');
fprintf('%g ', min(-q, [], 2)); fprintf('\n');
fprintf('%g ', sort(-q)); fprintf('\n');
fprintf('%d ', isreal(q*Inf), isreal(q./0), isreal(1./q)); fprintf('\n');
fprintf('%g ', q*Inf, q./0, q.^3, angle(-q)); fprintf('\n');
w = sqrt(x - 9);                       % complex at run time
fprintf('%d ', isreal(w), isreal(w.*w), isreal(max(w, 1))); fprintf('\n');
m = max(w, 2.5);
fprintf('%.4f%+.4fi ', [real(m); imag(m)]); fprintf('\n');
for k = 1:3
    s = sqrt(x(k) - 9);
    p = [s*Inf, s/0, max(s, -9), s^2, sign(s), angle(-s)];
    fprintf('%d %d:', k, isreal(s));
    fprintf(' %.4f', real(p)); fprintf(' |'); fprintf(' %.4f', imag(p)); fprintf('\n');
end
z = complex(3, 0);
fprintf('%d %d\n', isreal(z), isreal(z + 0));
c = {z, 1};
fprintf('%d %d\n', isreal(c{1}), isreal(c{2}));
disp(z)
