classdef decomposition
% DECOMPOSITION  A matrix kept for solving linear systems: decomposition(A), decomposition(A, type), with 'upper',
%   'lower' and 'CheckCondition'. dA \ b, b / dA, dA', rcond, rank, isIllConditioned.
%   Source: MATLAB documentation, "decomposition".

properties (SetAccess = private)
    MatrixSize = [0 0]
    Type = ''
end
properties (Hidden)
    CheckCondition = true
end
properties (SetAccess = private, Hidden)
    Datatype = 'double'
    IsConjugateTransposed = false
    IsReal = true
    IsSparse = false
    Matrix = []
end

methods
    function d = decomposition(A, varargin)
        if nargin == 0
            return
        end
        if ~isfloat(A) && ~issparse(A)
            error('MATLAB:decomposition:FirstInput', 'First input must be a single or double matrix.');
        end
        kind = 'auto';
        half = '';
        k = 1;
        while k <= numel(varargin)
            word = char(varargin{k});
            switch lower(word)
                case {'upper', 'lower'}
                    half = lower(word);
                case 'checkcondition'
                    d.CheckCondition = logical(varargin{k + 1});
                    k = k + 1;
                case {'ranktolerance', 'bandeddensity', 'ldltolerance', 'lupivottolerance'}
                    k = k + 1;
                case 'auto'
                    kind = 'auto';
                otherwise
                    kind = validatestring(word, {'qr', 'cod', 'lu', 'ldl', 'chol', 'triangular', ...
                        'permutedTriangular', 'banded', 'hessenberg', 'diagonal'});
            end
            k = k + 1;
        end
        if strcmp(half, 'upper')
            A = triu(A) + triu(A, 1)' * ~strcmp(kind, 'triangular');
        elseif strcmp(half, 'lower')
            A = tril(A) + tril(A, -1)' * ~strcmp(kind, 'triangular');
        end
        [m, n] = size(A);
        if m ~= n && ~any(strcmp(kind, {'auto', 'qr', 'cod'}))
            error('MATLAB:decomposition:mustBeSquare', 'Matrix must be square.');
        end
        d.MatrixSize = [m, n];
        d.Datatype = class(A);
        d.IsReal = isreal(A);
        d.IsSparse = issparse(A);
        d.Matrix = A;
        if strcmp(kind, 'auto')
            kind = decomposition.of(A);
        elseif strcmp(kind, 'chol')
            [~, p] = chol(A);
            if p > 0 || ~ishermitian(A)
                error('MATLAB:decomposition:cholNotPosDef', 'Matrix must be positive definite.');
            end
        end
        d.Type = kind;
    end

    function x = mldivide(a, b)
        if ~isa(a, 'decomposition')
            error('MATLAB:decomposition:mldivide', 'Matrix B must not be a decomposition.');
        end
        x = a.solve(b);
    end

    function x = mrdivide(a, b)
        if isa(b, 'decomposition')
            turned = b';
            x = turned.solve(a')';
        else
            a.Matrix = a.Matrix / b;
            x = a;
        end
    end

    function d = ctranspose(d)
        d.IsConjugateTransposed = ~d.IsConjugateTransposed;
        d.MatrixSize = fliplr(d.MatrixSize);
    end

    function r = rcond(d)
        r = rcond(full(d.Matrix));
    end

    function r = rank(d)
        r = rank(full(d.Matrix));
    end

    function tf = isIllConditioned(d)
        if d.MatrixSize(1) == d.MatrixSize(2)
            tf = rcond(full(d.Matrix)) < eps(d.Datatype);
        else
            tf = rank(full(d.Matrix)) < min(d.MatrixSize);
        end
    end
end

methods (Hidden)
    function x = solve(d, b)
        A = d.Matrix;
        if d.IsConjugateTransposed
            A = A';
        end
        if size(A, 1) ~= size(b, 1)
            error('MATLAB:dimagree', 'Matrix dimensions must agree.');
        end
        if d.CheckCondition
            x = A \ b;
        else
            old = warning('off', 'all');
            x = A \ b;
            warning(old);
        end
    end
end

methods (Static, Hidden)
    function kind = of(A)
        % How a matrix is best factored.
        [m, n] = size(A);
        if m ~= n
            kind = 'qr';
        elseif isdiag(A)
            kind = 'diagonal';
        elseif istriu(A) || istril(A)
            kind = 'triangular';
        elseif issparse(A) && nnz(A) > 0.5 * sum(bandwidth_sum(A)) && bandwidth_sum(A) < n^2 / 4
            kind = 'banded';
        elseif ishermitian(A) && all(real(diag(A)) > 0)
            [~, p] = chol(A);
            kind = 'ldl';
            if p == 0
                kind = 'chol';
            end
        elseif ishermitian(A) && ~any(diag(A) == 0)
            kind = 'ldl';
        elseif n > 2 && istriu(tril(A, -2)) && ~any(any(tril(A, -2)))
            kind = 'hessenberg';
        else
            kind = 'lu';
        end
    end
end
end

function n = bandwidth_sum(A)
[l, u] = bandwidth(A);
n = (l + u + 1) * size(A, 1);
end
