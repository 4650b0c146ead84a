function [v, d] = cdf2rdf(v, d)
% CDF2RDF  Complex diagonal form to real block diagonal form: pairs of conjugate eigenvalues become blocks of two.

n = size(d, 1);
k = 1;
while k < n
    z = d(k, k);
    if imag(z) == 0
        k = k + 1;
        continue
    end
    if d(k + 1, k + 1) ~= conj(z)
        error('MATLAB:cdf2rdf:NotConjPairs', 'Complex conjugate pairs are not adjacent.');
    end
    v(:, k:k+1) = [real(v(:, k)), imag(v(:, k))];
    d(k:k+1, k:k+1) = [real(z), imag(z); -imag(z), real(z)];
    k = k + 2;
end
v = real(v);
d = real(d);
end
