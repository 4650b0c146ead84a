classdef griddedInterpolant
% GRIDDEDINTERPOLANT  A function that interpolates values on a grid.
%   F = griddedInterpolant(v), (x, v), ({x1, ..., xn}, v) and (X1, ..., Xn, v) with the grids of NDGRID; a method
%   ('linear', 'nearest', 'next', 'previous', 'pchip', 'cubic', 'makima', 'spline') and one for points outside of
%   the grid (these, 'none') may follow. F(xq), F(xq1, ..., xqn), F(points) with a row for each and F({g1, ..., gn}).
%   Source: MATLAB documentation, "griddedInterpolant".

properties
    GridVectors = {}
    Values = []
    Method = 'linear'
    ExtrapolationMethod = 'linear'
end

methods
    function F = griddedInterpolant(varargin)
        args = varargin;
        named = cellfun(@(a) ischar(a) || isstring(a), args);
        words = cellfun(@char, args(named), 'UniformOutput', false);
        args = args(~named);
        if ~isempty(words)
            F.Method = words{1};
            F.ExtrapolationMethod = words{end};
        end
        if isempty(args)
            return
        end
        V = args{end};
        if numel(args) == 1
            if isvector(V)
                grid = {1:numel(V)};
            else
                grid = arrayfun(@(n) 1:n, size(V), 'UniformOutput', false);
            end
        elseif iscell(args{1})
            grid = cellfun(@(g) reshape(g, 1, []), args{1}, 'UniformOutput', false);
        elseif numel(args) == 2
            grid = {reshape(args{1}, 1, [])};
        else
            n = numel(args) - 1;
            grid = cell(1, n);
            for k = 1:n
                along = repmat({1}, 1, n);
                along{k} = ':';
                grid{k} = reshape(args{k}(along{:}), 1, []);
            end
        end
        for k = 1:numel(grid)
            if any(diff(grid{k}) <= 0)
                error('MATLAB:griddedInterpolant:NonMonotonicCompVecsErrId', ...
                    'Grid vectors must be strictly monotonically increasing.');
            end
        end
        if numel(grid) == 1
            fits = numel(grid{1}) == numel(V) || size(V, 1) == numel(grid{1});
        else
            fits = isequal(cellfun(@numel, grid), size(V));
        end
        if ~fits
            error('MATLAB:griddedInterpolant:CompVecValueMismatchErrId', ...
                'The grid vectors do not define a grid of points that match the given values.');
        end
        F.GridVectors = grid;
        F.Values = V;
    end

    function F = set.Method(F, m)
        F.Method = griddedInterpolant.named(m, {});
    end
    function F = set.ExtrapolationMethod(F, m)
        F.ExtrapolationMethod = griddedInterpolant.named(m, {'none', 'boundary'});
    end

    function varargout = subsref(F, s)
        if strcmp(s(1).type, '()')
            out = F.at(s(1).subs);
        elseif strcmp(s(1).type, '.')
            out = F.(s(1).subs);
        else
            error('MATLAB:cellRefFromNonCell', 'Brace indexing is not supported for variables of this type.');
        end
        if numel(s) > 1
            out = subsref(out, s(2:end));
        end
        varargout{1} = out;
    end

    function v = at(F, q)
        grid = F.GridVectors;
        n = numel(grid);
        if numel(q) == 1 && iscell(q{1})
            v = F.on_grid(q{1});
            return
        end
        if n == 1
            if isvector(F.Values)
                v = reshape(F.along(1, reshape(F.Values, [], 1), q{1}(:)), size(q{1}));
            else
                v = F.along(1, F.Values, q{1}(:));
            end
            return
        end
        if numel(q) == 1
            q = num2cell(q{1}, 1);
        end
        if numel(q) ~= n
            error('MATLAB:griddedInterpolant:InputMixSizeErrId', ...
                'The number of inputs does not match the dimensions of the grid.');
        end
        shape = size(q{1});
        P = zeros(numel(q{1}), n);
        for k = 1:n
            P(:, k) = q{k}(:);
        end
        if strcmp(F.Method, 'linear') && any(strcmp(F.ExtrapolationMethod, {'linear', 'none'}))
            v = reshape(F.from_corners(P), shape);
            return
        end
        v = zeros(size(P, 1), 1);
        for k = 1:size(P, 1)
            v(k) = F.on_grid(num2cell(P(k, :)));
        end
        v = reshape(v, shape);
    end

    function v = from_corners(F, P)
        % Linear interpolation at the rows of P: a sum over the corners of the cells that they are in.
        n = numel(F.GridVectors);
        low = zeros(size(P));
        part = zeros(size(P));
        outside = false(size(P, 1), 1);
        for k = 1:n
            grid = F.GridVectors{k}(:);
            x = P(:, k);
            outside = outside | x < grid(1) | x > grid(end);
            i = discretize(min(max(x, grid(1)), grid(end)), grid);
            i(isnan(i)) = 1;
            low(:, k) = i;
            part(:, k) = (x - grid(i)) ./ (grid(i + 1) - grid(i));
        end
        steps = cumprod([1, size(F.Values)]);
        v = zeros(size(P, 1), 1);
        for c = 0:2^n - 1
            weight = ones(size(v));
            place = ones(size(v));
            for k = 1:n
                up = bitget(c, k);
                weight = weight .* (up * part(:, k) + (1 - up) * (1 - part(:, k)));
                place = place + (low(:, k) - 1 + up) * steps(k);
            end
            v = v + weight .* F.Values(place);
        end
        if strcmp(F.ExtrapolationMethod, 'none')
            v(outside) = NaN;
        end
    end

    function v = on_grid(F, g)
        v = F.Values;
        n = numel(F.GridVectors);
        if n == 1
            v = F.along(1, reshape(v, numel(F.GridVectors{1}), []), g{1}(:));
            return
        end
        shape = size(v);
        for k = 1:n
            order = [k, 1:k-1, k+1:n];
            v = permute(v, order);
            rest = shape(order(2:end));
            v = F.along(k, reshape(v, shape(k), []), g{k}(:));
            shape(k) = numel(g{k});
            v = ipermute(reshape(v, [shape(k), rest]), order);
        end
    end

    function y = along(F, k, V, x)
        % Columns of V at the points x of dimension k.
        grid = F.GridVectors{k};
        grid = grid(:);
        outside = x < grid(1) | x > grid(end);
        inside = min(max(x, grid(1)), grid(end));
        y = griddedInterpolant.table(grid, V, inside, F.Method);
        if ~any(outside)
            return
        end
        switch F.ExtrapolationMethod
            case 'none'
                y(outside, :) = NaN;
            case {'nearest', 'boundary'}
            otherwise
                y(outside, :) = griddedInterpolant.table(grid, V, x(outside), F.ExtrapolationMethod);
        end
    end
end

methods (Static, Hidden)
    function m = named(m, more)
        known = [{'linear', 'nearest', 'next', 'previous', 'pchip', 'cubic', 'makima', 'spline'}, more];
        if ~(ischar(m) || isstring(m)) || ~any(strcmpi(m, known))
            error('MATLAB:griddedInterpolant:BadInterpTypeErrId', 'Invalid interpolation method.');
        end
        m = lower(char(m));
    end
    function y = table(grid, V, x, method)
        y = zeros(numel(x), size(V, 2));
        if isscalar(grid)
            y = repmat(V, numel(x), 1);
            return
        end
        y(:) = interp1(grid, V, x(:), method, 'extrap');
        y(isnan(x), :) = NaN;
    end
end
end
