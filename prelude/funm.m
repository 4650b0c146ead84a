function [y, flag] = funm(a, f)
% FUNM  Function f of a square matrix that has a basis of eigenvectors; flag is 0.

flag = 0;
if ischar(f)
    f = str2func(f);
end
if strcmp(func2str(f), 'exp')
    y = expm(a);
    return
end
if isequal(a, a')
    [v, d] = eig(a);
    y = v * diag(f(diag(d))) * v';
else
    [v, d] = eig(a);
    y = v * diag(f(diag(d))) / v;
end
if isreal(a) && norm(imag(y), 1) <= 10 * size(a, 1) * eps * norm(y, 1)
    y = real(y);
end
end
