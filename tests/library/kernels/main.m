% Calls the procedures of this folder as main.c and main.f90 do, and prints what they give.
function main
names = {'double', 'single', 'complex', 'complex_single'};
for k = 1:4
    kind = names{k};
    [A, b] = system_of(5, kind);
    all_of(kind, A, b);
    if strcmp(kind, 'double') || strcmp(kind, 'complex')
        all_of(['sparse_' kind], sparse(A), b);
    end
end
[A, ~] = system_of(5, 'complex');
[~, b] = system_of(5, 'double');
[x, res, count] = conjgrad(A, complex(b), complex(b - b), 1e-5, int32(20));
show('mixed', x, count);
[V, H, f] = ArnoldiC(2, 1, 1);
show('scalar', V, H, f);
end

function all_of(kind, A, b)
[lambda, v, count] = poweriter(A, b, cast(1e-3, class(b)), int32(100));
show(['poweriter ' kind], lambda, v, count);
[x, res, count] = conjgrad(A, b, b - b, 1e-5, int32(20));
show(['conjgrad ' kind], x, count);
[x, change] = jacobi(A, b, b - b, int32(5));
show(['jacobi ' kind], x, change);
if ~issparse(A)
    show(['gaussseidel ' kind], gaussseidel(A, b, b - b, int32(4)));
end
[alpha, beta, V] = lanczos(A, b, 3);
show(['lanczos ' kind], alpha, beta, V);
[V, H, f] = ArnoldiC(A, 3, b);
show(['arnoldi ' kind], V, H, full(f));
end

% A Hermitian matrix with a dominant diagonal, and a column.
function [A, b] = system_of(n, kind)
A = zeros(n);
b = zeros(n, 1);
imaginary = strncmp(kind, 'complex', 7);
for j = 1:n
    for i = 1:n
        A(i, j) = 1 / (i + j);
        if imaginary
            A(i, j) = A(i, j) + 1i * (i - j) / 8;
        end
    end
    A(j, j) = n + j;
    b(j) = 1 + j / 4;
    if imaginary
        b(j) = b(j) - 1i * j / 2;
    end
end
if imaginary
    A = complex(A);
end
if any(strfind(kind, 'single'))
    A = single(A);
    b = single(b);
end
end

function show(name, varargin)
fprintf('%s', name);
for k = 1:numel(varargin)
    x = double(varargin{k});
    for j = 1:numel(x)
        fprintf(' %.6f %.6f', real(x(j)), imag(x(j)));
    end
end
fprintf('\n');
end
