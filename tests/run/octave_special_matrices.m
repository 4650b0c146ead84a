% Diagonal and permutation matrices are shown as such until something makes full ones of them.
eval('');
a = eye(3), b = 2*eye(2), c = eye(2)+1, d = eye(2)', e = eye(2)*eye(2), f = eye(2)*[1 2;3 4]
g = inv(2*eye(2)), h = eye(2)/4, i1 = -eye(2), l = diag([1 2 3]), m = diag([1 2 3],1), n = diag([1.5 2 3])
o = [eye(2) [1;2]], p = eye(2,3), q = zeros(2).*eye(2), r = eye(2).*3, s = eye(2)==1, t = abs(eye(2))
u = eye(2)^2, v = eye(2).^2, w = full(eye(2)), x = eye(2)-eye(2), y = eye(2)+eye(2), z = sqrt(eye(2))
aa = eye(1), ab = eye(0), ac = eye(2,'int8')
[U,S,V] = svd([2 0;0 1;0 0]);
S
[V,D] = eig([2 0;0 3])
[L,U,P] = lu([1 2;3 4])
P', P*[1 2;3 4], inv(P), P*P, P+1
ad = eye(3)(2,2)
A = eye(2); A(1,2) = 5
disp(eye(2))
sx.a = eye(2)
cc = {eye(2)}
af = 3*eye(3)*2, ag = eye(2)*1i, ah = diag([1+2i 3]), ai = diag([0.001 1000]), aj = diag([1e-10 1]), ak = diag([1;2])
al = eye(2)\[1;2], am = [1 2;3 4]/eye(2), an = eye(2)(:), ao = eye(2)*5 + zeros(2), ap = sum(eye(2))
av = diag(diag([1 2;3 4])), ax = diag([NaN 1]), ay = diag([-1 2]), az = diag([-1.5 2]), ba = diag([100000.5 2])
bc = diag(1:20)
be = diag([1 2])*diag([3 4]), bf = diag([1 2])/diag([3 4]), bg = c(1,1)
y = eye(2); y += 1
z = eye(2); z *= 2
bh = diag([1.5 0]), bi = diag([1e-10 0 1]), bk = diag(int8([1 2])), bl = 2\eye(2)
