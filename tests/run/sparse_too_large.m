% What would need the full form of a sparse matrix beyond memory fails as MATLAB does where an array
% is too large, and nothing else does.
x = sparse([1 1e6], [3 7], [2 5], 1e6, 1e6);
fails(@() full(x));
fails(@() norm(x, 1));
fails(@() num2str(x));
fails(@() inv(x));
fails(@() int8(x));
fails(@() circshift(x, 1));
fails(@() sprintf('%d', x));

% What sparse matrices make may be too much, too.
I = speye(1e6);
fails(@() kron(I, I));
fails(@() kron(I, ones(1e3)));
fprintf('%d %d %d\n', isequal(x, x), isequal(x, x'), isequal(x, 2 * x / 2));
if x
    fprintf('true\n');
else
    fprintf('false\n');
end
s.a = x;
c = {x, 1};
fprintf('%d %d %s\n', nnz(s.a), nnz(c{1}), class(x));

function fails(f)
try
    f();
    fprintf('no error\n');
catch e
    fprintf('%s\n', e.identifier);
end
end
