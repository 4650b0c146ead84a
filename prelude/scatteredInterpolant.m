classdef scatteredInterpolant
% SCATTEREDINTERPOLANT  A function that interpolates values at scattered points of the plane or of space.
%   F = scatteredInterpolant(x, y, v), (x, y, z, v) and (P, v); a method ('linear', 'nearest', 'natural') and one for points outside of
%   their hull ('linear', 'nearest', 'none') may follow. F(xq, yq), F(points) with a row for each.
%   Source: MATLAB documentation, "scatteredInterpolant".

properties
    Points = []
    Values = []
    Method = 'linear'
    ExtrapolationMethod = 'linear'
end

methods
    function F = scatteredInterpolant(varargin)
        named = cellfun(@(a) ischar(a) || isstring(a), varargin);
        words = lower(cellfun(@char, varargin(named), 'UniformOutput', false));
        args = varargin(~named);
        if ~isempty(words)
            F.Method = words{1};
            if numel(words) > 1 || strcmp(words{1}, 'nearest')
                F.ExtrapolationMethod = words{end};
            end
        end
        if isempty(args)
            return
        end
        if numel(args) > 2
            P = cell2mat(cellfun(@(x) x(:), args(1:end-1), 'UniformOutput', false));
        else
            P = args{1};
        end
        v = args{end}(:);
        if size(P, 1) ~= numel(v)
            error('MATLAB:scatteredInterpolant:InputLengthMismatch', ...
                'The input points and values must have the same lengths.');
        end
        % Of points that occur more than once the mean counts.
        [Q, ~, place] = unique(P, 'rows', 'stable');
        if size(Q, 1) < size(P, 1)
            warning('MATLAB:scatteredInterpolant:DupPtsAvValuesWarnId', ...
                'Duplicate data points have been detected and removed - corresponding values have been averaged.');
            v = accumarray(place(:), v) ./ accumarray(place(:), 1);
        end
        F.Points = Q;
        F.Values = v;
    end

    function F = set.Method(F, m)
        F.Method = scatteredInterpolant.named(m, {'linear', 'nearest', 'natural'});
    end
    function F = set.ExtrapolationMethod(F, m)
        F.ExtrapolationMethod = scatteredInterpolant.named(m, {'linear', 'nearest', 'none'});
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
        if numel(q) == 1 && iscell(q{1})
            grid = cell(1, numel(q{1}));
            [grid{:}] = ndgrid(q{1}{:});
            q = grid;
        end
        if numel(q) == 1
            Q = q{1};
            shape = [size(Q, 1), 1];
        else
            Q = cell2mat(cellfun(@(x) x(:), reshape(q, 1, []), 'UniformOutput', false));
            shape = size(q{1});
        end
        v = reshape(mc_scattered(F.Points, F.Values, Q, F.Method, F.ExtrapolationMethod), shape);
    end
end

methods (Static, Hidden)
    function m = named(m, known)
        m = lower(char(m));
        if ~any(strcmp(m, known))
            error('MATLAB:scatteredInterpolant:BadInterpTypeErrId', 'Invalid interpolation method.');
        end
    end
end
end
