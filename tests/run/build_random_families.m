% Random test matrices with given properties: correlations with given eigenvalues, unit columns with given singular
% values, orthogonal matrices.
rand('twister',1); randn('twister',1);
for k = 1:20
x = rand(6,1); x = x/sum(x)*6;
a = gallery('randcorr', x);
assert(norm(sort(eig(a)) - sort(x)) < 1e-10); assert(all(diag(a)==1)); assert(issymmetric(a))
y = sqrt(x); b = gallery('randcolu', y, 8);
assert(isequal(size(b),[8 6])); assert(norm(sort(svd(b))-sort(y))<1e-10); assert(norm(sum(b.^2)-1)<1e-10)
q = gallery('qmult',5); assert(norm(q'*q-eye(5))<1e-12)
end
try, gallery('randcorr',[1 2]), catch e, disp(e.identifier), end
a = gallery('randcorr', 1), gallery('randcolu',[1 1])'*0
