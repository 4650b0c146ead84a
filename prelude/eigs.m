function [v, d, flag] = eigs(a, varargin)
% EIGS  Some eigenvalues of a, or of a and b, those of largest modulus first:
%   eigs(a, b, k, which), or eigs(f, n, b, k, which) with a function in the matrix's place.
%   which is 'largestabs', 'smallestabs', 'largestreal', 'smallestreal', 'bothendsreal', the
%   names of two letters, or a number that they shall be close to. All eigenvalues are
%   computed; options that steer an iteration are not needed.

[a, b, k, which] = problem(a, varargin);
if isempty(b)
    [vectors, values] = eig(full(a));
else
    [vectors, values] = eig(full(a), full(b));
end
values = diag(values);
order = chosen(values, min(k, numel(values)), which);
flag = 0;
if nargout < 2
    v = values(order);
else
    v = vectors(:, order);
    d = diag(values(order));
end
end

function [a, b, k, which] = problem(a, rest)
% The matrices, how many eigenvalues, and which.
f = [];
if isa(a, 'function_handle')
    f = a;
    a = eye(rest{1});
    rest(1) = [];
end
n = size(a, 1);
b = [];
if ~isempty(rest) && isnumeric(rest{1}) && (isempty(rest{1}) || n > 1 && isequal(size(rest{1}), [n, n]))
    b = rest{1};
    rest(1) = [];
end
[k, which] = deal(6, 'largestabs');
if ~isempty(rest) && ~isempty(rest{1})
    k = rest{1};
end
if numel(rest) > 1 && ~isstruct(rest{2})
    which = rest{2};
end
if ~isempty(f)
    for j = 1:n
        a(:, j) = f(double((1:n)' == j));
    end
    % Where eigenvalues near a number are asked for, the function solves a system.
    if isnumeric(which)
        a = inv(a) + which * eye(n);
    elseif any(strcmpi(which, {'sm', 'smallestabs'}))
        a = inv(a);
    end
end
end

function order = chosen(values, k, which)
% The places of the k eigenvalues asked for.
if isnumeric(which)
    key = -abs(values - which);
else
    switch lower(char(which))
        case {'lm', 'largestabs'}, key = abs(values);
        case {'sm', 'smallestabs'}, key = -abs(values);
        case {'la', 'lr', 'largestreal'}, key = real(values);
        case {'sa', 'sr', 'smallestreal'}, key = -real(values);
        case {'li', 'largestimag'}, key = imag(values);
        case {'si', 'smallestimag'}, key = -imag(values);
        case {'be', 'bothendsreal'}
            [~, order] = sort(real(values));
            order = order([1:floor(k / 2), end - ceil(k / 2) + 1:end]);
            return
        otherwise
            error('MATLAB:eigs:InvalidSigma', 'Third argument must be a scalar or the name of a part of the spectrum.');
    end
end
[~, order] = sort(key, 'descend');
order = order(1:k);
end
