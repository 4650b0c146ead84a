classdef table
% TABLE  Named variables of one height side by side, of any class.
%   table(v1, v2, ..., 'VariableNames', names, 'RowNames', names) and
%   table('Size', [m n], 'VariableTypes', classes). Source: MATLAB documentation, "table".
%#interpreted

properties (Hidden)
    Vars = {}
    Names = {}
    Rows = 0
    RowNames = {}
    Times = []
    Extra = struct('Description', '', 'UserData', [], 'DimensionNames', {{'Row', 'Variables'}}, 'VariableDescriptions', {{}}, 'VariableUnits', {{}}, 'VariableContinuity', [], 'CustomProperties', struct())
end

methods
    function T = table(varargin)
        options = {'VariableNames', 'RowNames', 'DimensionNames', 'Size', 'VariableTypes'};
        given = struct();
        first = nargin + 1;
        for k = 1:nargin - 1
            x = varargin{k};
            if (ischar(x) && isrow(x) || isstring(x) && isscalar(x)) && any(strcmpi(x, options)) && mod(nargin - k, 2) == 1
                first = k;
                break
            end
        end
        for k = first:2:nargin - 1
            at = find(strcmpi(varargin{k}, options));
            if isempty(at)
                error('MATLAB:table:parseArgs:BadParamName', 'Invalid parameter name: %s.', char(varargin{k}));
            end
            given.(options{at}) = varargin{k + 1};
        end
        n = first - 1;
        if isfield(given, 'Size')
            T.Rows = given.Size(1);
            types = cellstr(given.VariableTypes);
            T.Vars = cell(1, given.Size(2));
            for k = 1:given.Size(2)
                T.Vars{k} = table.blank(types{k}, T.Rows);
            end
            T.Names = arrayfun(@(k) sprintf('Var%d', k), 1:given.Size(2), 'UniformOutput', false);
        else
            T.Vars = varargin(1:n);
            T.Names = cell(1, n);
            for k = 1:n
                if ischar(varargin{k}) && size(varargin{k}, 1) == 1 && n > 1 && k > 1 && size(varargin{1}, 1) ~= 1
                    error('MATLAB:table:parseArgs:BadParamName', 'Invalid parameter name: %s.', varargin{k});
                end
                name = inputname(k);
                if isempty(name) || any(strcmp(name, T.Names(1:k-1)))
                    name = sprintf('Var%d', k);
                end
                T.Names{k} = name;
            end
            h = cellfun(@(v) size(v, 1), T.Vars);
            if n > 0 && any(h ~= h(1))
                error('MATLAB:table:UnequalVarLengths', 'All table variables must have the same number of rows.');
            end
            if n > 0
                T.Rows = h(1);
            end
        end
        if isfield(given, 'VariableNames')
            T.Names = table.checked(given.VariableNames, numel(T.Vars));
        end
        if isfield(given, 'RowNames') && ~isempty(given.RowNames)
            T.RowNames = reshape(cellstr(given.RowNames), [], 1);
            if isempty(T.Vars)
                T.Rows = numel(T.RowNames);
            end
            T.RowNames = table.row_labels(T.RowNames, T.Rows);
        end
        if isfield(given, 'DimensionNames')
            T.Extra.DimensionNames = cellstr(given.DimensionNames);
        end
    end

    function varargout = size(T, varargin)
        [varargout{1:max(nargout, 1)}] = size(zeros(T.Rows, numel(T.Vars)), varargin{:});
    end
    function n = height(T), n = T.Rows; end
    function n = width(T), n = numel(T.Vars); end
    function n = numel(T, varargin), n = T.Rows * numel(T.Vars); end
    function n = length(T), n = max(size(T)) * (numel(T) > 0); end
    function n = ndims(T), n = 2; end
    function r = isscalar(T), r = T.Rows == 1 && isscalar(T.Vars); end
    function r = isrow(T), r = T.Rows == 1; end
    function r = iscolumn(T), r = isscalar(T.Vars); end
    function r = isvector(T), r = T.Rows == 1 || isscalar(T.Vars); end
    function r = ismatrix(T), r = true; end
    function r = isempty(T), r = T.Rows == 0 || isempty(T.Vars); end
    function k = end(T, i, n)
        if i == 1
            k = T.Rows;
        else
            k = numel(T.Vars);
        end
    end

    function varargout = subsref(T, s)
        switch s(1).type
            case '.'
                name = s(1).subs;
                if isnumeric(name), name = T.Names{name}; end
                k = find(strcmp(name, T.Names));
                if strcmp(name, 'Properties')
                    s = table.placed(T, s);
                    out = table.properties(T);
                    if numel(s) == 1
                        out = table.described(T, out);
                    end
                elseif ~isempty(k)
                    out = T.Vars{k};
                elseif strcmp(name, T.Extra.DimensionNames{1})
                    out = T.RowNames;
                    if isa(T, 'timetable'), out = T.Times; end
                elseif strcmp(name, T.Extra.DimensionNames{2})
                    out = table2array(T);
                elseif ismethod(T, name)
                    [out, s] = mc_called_by_dot(T, s);
                else
                    error('MATLAB:table:UnrecognizedVarName', 'Unrecognized table variable name ''%s''.', name);
                end
            case '()'
                out = table.part(T, s(1).subs);
            otherwise
                out = table2array(table.part(T, s(1).subs));
        end
        if numel(s) > 1
            if iscell(out) && strcmp(s(2).type, '{}') && numel(s) == 2
                [varargout{1:max(nargout, 1)}] = subsref(out, s(2:end));
                return
            end
            out = subsref(out, s(2:end));
        end
        varargout{1} = out;
    end

    function T = subsasgn(T, s, v)
        if strcmp(s(1).type, '.')
            name = s(1).subs;
            if isnumeric(name) && name <= numel(T.Names)
                name = T.Names{name};
            elseif isnumeric(name)
                name = sprintf('Var%d', name);
            end
            k = find(strcmp(name, T.Names));
            if strcmp(name, 'Properties')
                T = table.setProperty(T, s(2:end), v);
                return
            elseif isempty(k) && strcmp(name, T.Extra.DimensionNames{1})
                if isa(T, 'timetable')
                    if numel(s) > 1, v = subsasgn(T.Times, s(2:end), v); end
                    T.Times = v(:);
                else
                    if numel(s) > 1, v = subsasgn(T.RowNames, s(2:end), v); end
                    T.RowNames = reshape(cellstr(v), [], 1);
                end
                return
            elseif isempty(k) && numel(s) == 1 && strcmp(name, T.Extra.DimensionNames{2})
                for j = 1:numel(T.Vars), T.Vars{j} = v(:, j); end
                return
            end
            if numel(s) > 1
                if isempty(k)
                    old = [];
                    if isstring(v), old = strings(0, 1); elseif iscell(v), old = cell(0, 1); end
                else
                    old = T.Vars{k};
                end
                n = T.Rows;
                v = subsasgn(old, s(2:end), v);
                if isempty(T.Vars) && n == 0
                    v = v(:);
                    T.Rows = numel(v);
                    n = T.Rows;
                end
                if isrow(v) && numel(v) > 1 && size(v, 1) ~= n && isempty(old)
                    v = v(:);
                end
                if isempty(k) && size(v, 1) < n
                    v(n, :) = v(end, :) * 0;
                end
                if size(v, 1) > n && ~isempty(k) && ~isa(T, 'timetable')
                    T = table.grown(T, size(v, 1), k);
                end
            elseif isnumeric(v) && isequal(size(v), [0 0])
                if ~isempty(k)
                    T = table.part(T, {':', setdiff(1:numel(T.Vars), k)});
                end
                return
            elseif isempty(T.Vars) && T.Rows == 0
                T.Rows = size(v, 1);
            end
            if size(v, 1) ~= T.Rows
                error('MATLAB:table:RowDimensionMismatch', 'To assign to or create a variable in a table, the number of rows must match the height of the table.');
            end
            if isempty(k)
                k = numel(T.Names) + 1;
                T.Names{k} = name;
                T = table.described_too(T, 1);
            end
            T.Vars{k} = v;
            return
        end
        if numel(s) > 1
            inner = subsref(T, s(1));
            if strcmp(s(1).type, '()')
                inner = subsasgn(inner, s(2:end), v);
            else
                inner = subsasgn(inner, s(2:end), v);
            end
            v = inner;
        end
        subs = s(1).subs;
        if numel(subs) ~= 2
            error('MATLAB:table:NDSubscript', ['Subscripting into a table using one subscript (as in t(i)) or three or more subscripts (as in t(i,j,k)) is not supported. ', ...
                'Always specify a row subscript and a variable subscript, as in t(rows,vars).']);
        end
        if strcmp(s(1).type, '()') && isnumeric(v) && isequal(size(v), [0 0])
            r = table.rowsOf(T, subs{1}, false);
            c = table.varsOf(T, subs{2}, false);
            if ~table.isColon(subs{1}) && (table.isColon(subs{2}) || numel(c) == numel(T.Vars))
                T = table.part(T, {setdiff(1:T.Rows, r), ':'});
            elseif table.isColon(subs{1}) || numel(unique(r)) == T.Rows
                T = table.part(T, {':', setdiff(1:numel(T.Vars), c)});
            else
                error('MATLAB:table:InvalidEmptyAssignment', ...
                    'At least one subscript must be '':'' when you delete rows or variables by assigning [].');
            end
            return
        end
        [c, added] = table.varsOf(T, subs{2}, true);
        [r, labels] = table.rowsOf(T, subs{1}, true);
        n = max([T.Rows, reshape(r, 1, [])]);
        T = table.described_too(T, numel(added));
        for k = 1:numel(added)
            T.Names{end + 1} = added{k};
            T.Vars{end + 1} = [];
        end
        T = table.grown(T, n, c);
        if ~isempty(labels) && isa(T, 'timetable')
            T.Times(end - numel(labels) + 1:end) = labels;
        elseif ~isempty(labels)
            T.RowNames(end - numel(labels) + 1:end) = labels;
        end
        if isa(v, 'table')
            if width(v) ~= numel(c)
                error('MATLAB:table:InvalidRHS', 'The number of table variables in an assignment must match.');
            end
            parts = v.Vars;
        elseif iscell(v) && strcmp(s(1).type, '()')
            if size(v, 2) ~= numel(c)
                error('MATLAB:table:InvalidRHS', 'The number of cells in an assignment must match the number of table variables.');
            end
            parts = cell(1, numel(c));
            for k = 1:numel(c)
                old = T.Vars{c(k)};
                if iscell(old) && all(cellfun(@(x) iscell(x) && isscalar(x), v(:, k)))
                    parts{k} = vertcat(v{:, k});
                elseif iscell(old)
                    parts{k} = v(:, k);
                else
                    parts{k} = vertcat(v{:, k});
                end
            end
        else
            parts = cell(1, numel(c));
            for k = 1:numel(c)
                if size(v, 2) == 1
                    parts{k} = v;
                else
                    parts{k} = v(:, k);
                end
            end
        end
        for k = 1:numel(c)
            x = T.Vars{c(k)};
            if isempty(x) && n > 0
                x = table.blank(class(parts{k}), n);
            end
            if ischar(parts{k}) && (isstring(x) || iscell(x))
                parts{k} = cellstr(parts{k});
                if isstring(x)
                    parts{k} = string(parts{k});
                end
            end
            if size(x, 2) ~= 1
                x(r, :) = parts{k};
            else
                x(r) = parts{k};
            end
            T.Vars{c(k)} = x;
        end
    end

    function T = horzcat(varargin)
        varargin(cellfun(@(x) isnumeric(x) && isempty(x), varargin)) = [];
        T = varargin{1};
        for k = 2:numel(varargin)
            U = varargin{k};
            if ~istabular(T) || ~istabular(U)
                error('MATLAB:table:horzcat:InvalidInput', 'All input arguments must be tables.');
            end
            if U.Rows ~= T.Rows
                error('MATLAB:table:horzcat:SizeMismatch', 'All tables being horizontally concatenated must have the same number of rows.');
            end
            twice = intersect(T.Names, U.Names);
            if ~isempty(twice)
                error('MATLAB:table:DuplicateVarNames', 'Duplicate table variable name: ''%s''.', twice{1});
            end
            T = table.described_with(T, U);
            T.Vars = [T.Vars, U.Vars];
            T.Names = [T.Names, U.Names];
            if isempty(T.RowNames)
                T.RowNames = U.RowNames;
            end
        end
    end
    function T = cat(dim, varargin)
        if dim == 1
            T = vertcat(varargin{:});
        elseif dim == 2
            T = horzcat(varargin{:});
        else
            error('MATLAB:table:cat:InvalidDim', 'Tables can be concatenated vertically or horizontally only.');
        end
    end
    function T = vertcat(varargin)
        varargin(cellfun(@(x) isnumeric(x) && isempty(x), varargin)) = [];
        T = varargin{1};
        for k = 2:numel(varargin)
            U = varargin{k};
            if iscell(U)
                U = cell2table(U, 'VariableNames', T.Names);
            end
            if ~istabular(T) || ~istabular(U)
                error('MATLAB:table:vertcat:InvalidInput', 'All input arguments must be tables.');
            end
            if isempty(T.Vars) && T.Rows == 0
                T = U;
                continue
            end
            if numel(U.Names) ~= numel(T.Names)
                error('MATLAB:table:vertcat:SizeMismatch', 'All tables being vertically concatenated must have the same number of variables.');
            end
            [found, at] = ismember(T.Names, U.Names);
            if ~all(found)
                error('MATLAB:table:vertcat:UnequalVarNames', 'All tables being vertically concatenated must have the same variable names.');
            end
            for j = 1:numel(T.Names)
                if iscell(T.Vars{j}) ~= iscell(U.Vars{at(j)})
                    error('MATLAB:table:vertcat:VertcatCellAndNonCell', 'Cannot concatenate the table variable ''%s'' because it is a cell in one table and a non-cell in another.', T.Names{j});
                end
                T.Vars{j} = [T.Vars{j}; U.Vars{at(j)}];
            end
            T.Rows = T.Rows + U.Rows;
            if isa(T, 'timetable'), T.Times = [T.Times; U.Times]; end
            n = T.Rows - U.Rows;
            if ~isempty(T.RowNames) || ~isempty(U.RowNames)
                if isempty(T.RowNames), T.RowNames = table.row_names(1:n); end
                if isempty(U.RowNames), U.RowNames = table.row_names(n + 1:T.Rows); end
                T.RowNames = table.row_labels([T.RowNames; U.RowNames], T.Rows);
            end
        end
    end

    function x = table2array(T)
        if isempty(T.Vars)
            x = zeros(T.Rows, 0);
        else
            kinds = cellfun(@iscell, T.Vars);
            if any(kinds) && ~all(kinds)
                error('MATLAB:table:ExtractDataIncompatibleTypeError', 'Unable to concatenate the specified table variables.');
            end
            x = horzcat(T.Vars{:});
        end
    end
    function c = table2cell(T)
        c = cell(T.Rows, 0);
        for k = 1:numel(T.Vars)
            v = T.Vars{k};
            if iscell(v) && iscolumn(v)
                part = v;
            else
                part = cell(T.Rows, 1);
                for i = 1:T.Rows
                    part{i} = v(i, :);
                end
            end
            c = [c, part]; %#ok<AGROW>
        end
    end
    function s = table2struct(T, varargin)
        names = matlab.lang.makeUniqueStrings(matlab.lang.makeValidName(T.Names));
        at = find(cellfun(@(a) isequal(strcmpi(a, 'ToScalar'), true), varargin), 1, 'last');
        if ~isempty(at) && varargin{at + 1}
            s = struct();
            for k = 1:numel(T.Vars)
                s.(names{k}) = T.Vars{k};
            end
        else
            s = cell2struct(table2cell(T), names, 2);
        end
    end
    function U = head(T, n)
        if nargin < 2, n = 8; end
        U = table.part(T, {1:min(n, T.Rows), ':'});
        if nargout == 0, disp(U), clear U, end
    end
    function U = tail(T, n)
        if nargin < 2, n = 8; end
        U = table.part(T, {max(T.Rows - n + 1, 1):T.Rows, ':'});
        if nargout == 0, disp(U), clear U, end
    end
    function [T, order] = sortrows(T, varargin)
        order = mc_table_sort(T, varargin);
        T = table.part(T, {order, ':'});
    end
    function [T, order] = topkrows(T, n, by, way, varargin)
        % Descending where no direction is given.
        if nargin < 3, by = T.Names; end
        if nargin < 4, way = 'descend'; end
        order = mc_table_sort(T, [{by, way}, varargin]);
        order = order(1:min(n, T.Rows));
        T = table.part(T, {order, ':'});
    end
    function [U, ia, ic] = unique(T, varargin)
        g = table.keys(T);
        [~, ia, ic] = unique(g, 'rows', varargin{:});
        U = table.part(T, {ia, ':'});
    end
    function r = isequal(T, varargin)
        r = true;
        for k = 1:numel(varargin)
            U = varargin{k};
            r = r && isa(U, 'table') && isequal(T.Names, U.Names) && isequal(T.Vars, U.Vars) && isequal(T.RowNames, U.RowNames) && isequal(T.Times, U.Times);
        end
    end
    function T = addvars(T, varargin)
        names = {};
        at = numel(T.Vars);
        new = varargin;
        k = 1;
        while k < numel(new)
            x = new{k};
            if (ischar(x) || isstring(x) && isscalar(x)) && any(strcmpi(x, {'NewVariableNames', 'Before', 'After'}))
                switch lower(char(x))
                    case 'newvariablenames', names = cellstr(new{k + 1});
                    case 'before', at = table.varsOf(T, new{k + 1}, false) - 1;
                    case 'after', at = table.varsOf(T, new{k + 1}, false);
                end
                new(k:k + 1) = [];
            else
                k = k + 1;
            end
        end
        for k = 1:numel(new)
            if k > numel(names)
                names{k} = inputname(k + 1);
                if isempty(names{k})
                    names{k} = sprintf('Var%d', numel(T.Vars) + k);
                end
            end
            if size(new{k}, 1) ~= T.Rows
                error('MATLAB:table:RowDimensionMismatch', 'To assign to or create a variable in a table, the number of rows must match the height of the table.');
            end
        end
        m = numel(T.Vars);
        T = table.described_too(T, numel(new));
        T.Vars = [T.Vars, new];
        T.Names = [T.Names, names];
        if at < m
            T = table.part(T, {':', [1:at, m + 1:numel(T.Vars), at + 1:m]});
        end
    end
    function T = removevars(T, vars)
        c = table.varsOf(T, vars, false);
        T = table.part(T, {':', setdiff(1:numel(T.Vars), c)});
    end
    function T = renamevars(T, old, new)
        T.Names(table.varsOf(T, old, false)) = cellstr(new);
    end
    function T = movevars(T, vars, varargin)
        c = table.varsOf(T, vars, false);
        rest = setdiff(1:numel(T.Vars), c);
        at = numel(rest);
        if numel(varargin) == 2
            k = find(rest == table.varsOf(T, varargin{2}, false));
            at = k - strcmpi(varargin{1}, 'Before');
        end
        T = table.part(T, {':', [rest(1:at), c, rest(at + 1:end)]});
    end
    function out = varfun(f, T, varargin), out = mc_table_varfun(f, T, varargin); end
    function out = rowfun(f, T, varargin), out = mc_table_rowfun(f, T, varargin); end
    function varargout = summary(T)
        out = mc_table_summary(T, nargout == 0);
        if nargout > 0
            varargout{1} = out;
        end
    end
    function T = addprop(T, names, types)
        names = cellstr(names);
        types = cellstr(types);
        if isscalar(types), types = repmat(types, size(names)); end
        if numel(types) ~= numel(names) || ~all(ismember(types, {'table', 'variable'}))
            error('MATLAB:table:addprop:InvalidType', 'Property types must be ''table'' or ''variable'', one for each property.');
        end
        for k = 1:numel(names)
            if isfield(T.Extra.CustomProperties, names{k})
                error('MATLAB:table:addprop:DuplicateProp', 'Custom property ''%s'' already exists.', names{k});
            end
            T.Extra.CustomProperties.(names{k}) = [];
        end
    end
    function T = rmprop(T, names)
        names = cellstr(names);
        for k = 1:numel(names)
            if ~isfield(T.Extra.CustomProperties, names{k})
                error('MATLAB:table:rmprop:InvalidProp', 'Custom property ''%s'' does not exist.', names{k});
            end
        end
        T.Extra.CustomProperties = rmfield(T.Extra.CustomProperties, names);
    end
    function [out, ia, ib] = innerjoin(A, B, varargin)
        [out, ia, ib] = mc_table_join('inner', A, B, inputname(1), inputname(2), varargin);
    end
    function [out, ib] = join(A, B, varargin)
        [out, ~, ib] = mc_table_join('join', A, B, inputname(1), inputname(2), varargin);
    end
    function [out, ia] = setdiff(A, B, varargin)
        [x, y] = table.codes(A, B);
        [~, ia] = setdiff(x, y, varargin{:});
        out = table.part(A, {ia, ':'});
    end
    function [out, ia, ib] = intersect(A, B, varargin)
        [x, y] = table.codes(A, B);
        [~, ia, ib] = intersect(x, y, varargin{:});
        out = table.part(A, {ia, ':'});
    end
    function [out, ia, ib] = union(A, B, varargin)
        [x, y] = table.codes(A, B);
        [~, ia, ib] = union(x, y, varargin{:});
        out = [table.part(A, {ia, ':'}); table.part(B, {ib, ':'})];
        if ~any(strcmp(varargin, 'stable')), out = sortrows(out); end
    end
    function [out, ia, ib] = setxor(A, B, varargin)
        [x, y] = table.codes(A, B);
        [~, ia, ib] = setxor(x, y, varargin{:});
        out = [table.part(A, {ia, ':'}); table.part(B, {ib, ':'})];
        if ~any(strcmp(varargin, 'stable')), out = sortrows(out); end
    end
    function [tf, at] = ismember(A, B)
        [x, y] = table.codes(A, B);
        [tf, at] = ismember(x, y);
    end
    function [T, varargout] = normalize(T, varargin), T = table.chosen(@(varargin) normalize(varargin{:}), T, varargin, 'normalized'); end
    function T = rescale(T, varargin), T = table.chosen(@(varargin) rescale(varargin{:}), T, varargin, 'rescaled'); end
    function T = smoothdata(T, varargin), T = table.chosen(@(varargin) smoothdata(varargin{:}), T, varargin, 'smoothed'); end
    function T = filloutliers(T, varargin), T = table.chosen(@(varargin) filloutliers(varargin{:}), T, varargin, 'filled'); end
    function T = detrend(T, varargin), T = table.chosen(@(varargin) detrend(varargin{:}), T, varargin, 'detrended'); end
    function T = clip(T, varargin), T = table.chosen(@(varargin) clip(varargin{:}), T, varargin, 'clipped'); end
    function r = isoutlier(T, varargin), r = table.asked(@(varargin) isoutlier(varargin{:}), T, varargin); end
    function r = islocalmax(T, varargin), r = table.asked(@(varargin) islocalmax(varargin{:}), T, varargin); end
    function r = islocalmin(T, varargin), r = table.asked(@(varargin) islocalmin(varargin{:}), T, varargin); end
    function r = ischange(T, varargin), r = table.asked(@(varargin) ischange(varargin{:}), T, varargin); end
    function T = rmoutliers(T, varargin)
        gone = any(isoutlier(T, varargin{:}), 2);
        T = table.part(T, {find(~gone), ':'});
    end
    function out = groupsummary(T, group, varargin), out = mc_table_groupsummary(T, group, varargin); end
    function r = ismissing(T, varargin)
        [tabular, varargin] = table.wants_table(varargin);
        r = false(T.Rows, numel(T.Vars));
        for k = 1:numel(T.Vars)
            [given, any_fits] = table.indicators(T.Vars{k}, varargin);
            if any_fits, r(:, k) = any(ismissing(T.Vars{k}, given{:}), 2); end
        end
        if tabular, r = table.told_by_variables(T, r); end
    end
    function T = fillmissing(T, method, varargin)
        [at, args] = table.asked_for(T, varargin);
        [replaced, args] = table.replaces(args);
        old = T;
        value = {};
        if (ischar(method) || isstring(method)) && strcmpi(method, 'constant') && ~isempty(args)
            value = args{1};
            args(1) = [];
            if ischar(value) || isscalar(value) && ~iscell(value)
                value = repmat({value}, 1, numel(at));
            elseif ~iscell(value)
                value = num2cell(value);
            elseif isscalar(value)
                value = repmat(value, 1, numel(at));
            end
        end
        for k = 1:numel(at)
            v = T.Vars{at(k)};
            if any(ismissing(v), 'all')
                T.Vars{at(k)} = fillmissing(v, method, value{k * ones(1, ~isempty(value))}, args{:});
            end
        end
        if ~replaced, T = table.appended(old, T, at, 'filled'); end
    end
    function [T, gone] = rmmissing(T, varargin)
        [at, args] = table.asked_for(T, varargin);
        least = 1;
        if ~isempty(args) && isnumeric(args{1})
            if args{1} == 2
                [gone, k] = deal(any(ismissing(T), 1));
                T = table.part(T, {':', find(~k)});
                return
            end
            args(1) = [];
        end
        for k = 1:2:numel(args) - 1
            if ~strcmpi(args{k}, 'MinNumMissing')
                error('MATLAB:rmmissing:NameValueNames', 'Invalid parameter name.');
            end
            least = args{k + 1};
        end
        m = ismissing(T);
        n = sum(m(:, at), 2);
        if isa(T, 'timetable'), n = n + least * ismissing(T.Times); end
        gone = n >= least;
        T = table.part(T, {find(~gone), ':'});
    end
    function T = standardizeMissing(T, list, varargin)
        [at, ~] = table.asked_for(T, varargin);
        for k = reshape(at, 1, [])
            [given, fits] = table.indicators(T.Vars{k}, {list});
            if fits, T.Vars{k} = standardizeMissing(T.Vars{k}, given{1}); end
        end
    end
    function names = fieldnames(T)
        names = [reshape(T.Names, [], 1); {'Properties'}; reshape(T.Extra.DimensionNames, [], 1)];
    end
    function T = flip(T, dim)
        if nargin > 1 && dim == 2
            T = table.part(T, {':', numel(T.Vars):-1:1});
        else
            T = table.part(T, {T.Rows:-1:1, ':'});
        end
    end
    function T = circshift(T, k, dim)
        % Rows are shifted, or variables along the second dimension.
        if nargin < 3, dim = 1; end
        if ~isscalar(k), [k, dim] = deal(k(1:2), [1, 2]); end
        for j = 1:numel(dim)
            if dim(j) == 1
                T = subsref(T, substruct('()', {circshift(1:T.Rows, k(j)), ':'}));
            elseif dim(j) == 2
                T = subsref(T, substruct('()', {':', circshift(1:numel(T.Vars), k(j))}));
            end
        end
    end
    function U = inner2outer(T)
        % Tables in variables are turned about: their variables become tables of those of the outer one.
        nested = cellfun(@(v) isa(v, 'table'), T.Vars);
        U = table.part(T, {':', find(~nested)});
        for k = find(nested)
            v = T.Vars{k};
            for j = 1:numel(v.Names)
                at = find(strcmp(v.Names{j}, U.Names));
                part = table(v.Vars{j}, 'VariableNames', T.Names(k));
                if isempty(at)
                    U = addvars(U, part, 'NewVariableNames', v.Names{j});
                else
                    U.Vars{at} = [U.Vars{at}, part];
                end
            end
        end
    end
    function T = flipud(T), T = flip(T, 1); end
    function T = fliplr(T), T = flip(T, 2); end
    function T = repmat(T, m, n)
        if nargin < 3 && isscalar(m), n = m; elseif nargin < 3, n = m(2); m = m(1); end
        parts = repmat({T}, 1, n);
        T = horzcat(parts{:});
        U = table.part(T, {repmat(1:T.Rows, 1, m), ':'});
        T = U;
    end
    function T = ctranspose(T), table.no_operator(class(T), ''''); end
    function T = transpose(T), table.no_operator(class(T), '.'''); end
    function T = reshape(T, varargin)
        error('MATLAB:UndefinedFunction', 'Undefined function ''reshape'' for input arguments of type ''%s''.', class(T));
    end

    % Functions of the variables one by one.
    function T = abs(T, varargin), T = table.each(@abs, T, varargin); end
    function T = ceil(T, varargin), T = table.each(@ceil, T, varargin); end
    function T = floor(T, varargin), T = table.each(@floor, T, varargin); end
    function T = fix(T, varargin), T = table.each(@fix, T, varargin); end
    function T = round(T, varargin), T = table.each(@round, T, varargin); end
    function T = sign(T, varargin), T = table.each(@sign, T, varargin); end
    function T = exp(T, varargin), T = table.each(@exp, T, varargin); end
    function T = expm1(T, varargin), T = table.each(@expm1, T, varargin); end
    function T = log(T, varargin), T = table.each(@log, T, varargin); end
    function T = log1p(T, varargin), T = table.each(@log1p, T, varargin); end
    function T = log10(T, varargin), T = table.each(@log10, T, varargin); end
    function T = log2(T, varargin), T = table.each(@log2, T, varargin); end
    function T = sqrt(T, varargin), T = table.each(@sqrt, T, varargin); end
    function T = sin(T, varargin), T = table.each(@sin, T, varargin); end
    function T = cos(T, varargin), T = table.each(@cos, T, varargin); end
    function T = tan(T, varargin), T = table.each(@tan, T, varargin); end
    function T = asin(T, varargin), T = table.each(@asin, T, varargin); end
    function T = acos(T, varargin), T = table.each(@acos, T, varargin); end
    function T = atan(T, varargin), T = table.each(@atan, T, varargin); end
    function T = sinh(T, varargin), T = table.each(@sinh, T, varargin); end
    function T = cosh(T, varargin), T = table.each(@cosh, T, varargin); end
    function T = tanh(T, varargin), T = table.each(@tanh, T, varargin); end
    function T = uminus(T, varargin), T = table.each(@uminus, T, varargin); end
    function T = not(T, varargin), T = table.each(@not, T, varargin); end
    function T = plus(a, b), T = table.both(@plus, a, b); end
    function T = minus(a, b), T = table.both(@minus, a, b); end
    function T = times(a, b), T = table.both(@times, a, b); end
    function T = rdivide(a, b), T = table.both(@rdivide, a, b); end
    function T = ldivide(a, b), T = table.both(@ldivide, a, b); end
    function T = power(a, b), T = table.both(@power, a, b); end
    function T = mod(a, b), T = table.both(@mod, a, b); end
    function T = rem(a, b), T = table.both(@rem, a, b); end
    function T = idivide(a, b), T = table.both(@idivide, a, b); end
    function T = eq(a, b), T = table.both(@eq, a, b); end
    function T = ne(a, b), T = table.both(@ne, a, b); end
    function T = lt(a, b), T = table.both(@lt, a, b); end
    function T = le(a, b), T = table.both(@le, a, b); end
    function T = gt(a, b), T = table.both(@gt, a, b); end
    function T = ge(a, b), T = table.both(@ge, a, b); end
    function T = and(a, b), T = table.both(@and, a, b); end
    function T = or(a, b), T = table.both(@or, a, b); end
    function T = xor(a, b), T = table.both(@xor, a, b); end
    function T = atan2(a, b), T = table.both(@atan2, a, b); end
    function T = hypot(a, b), T = table.both(@hypot, a, b); end
    function out = sum(T, varargin), out = table.fold(@sum, 'sum', T, varargin); end
    function out = prod(T, varargin), out = table.fold(@prod, 'prod', T, varargin); end
    function out = mean(T, varargin), out = table.fold(@mean, 'mean', T, varargin); end
    function out = median(T, varargin), out = table.fold(@median, 'median', T, varargin); end
    function out = mode(T, varargin), out = table.fold(@mode, 'mode', T, varargin); end
    function out = min(T, varargin), out = table.fold(@min, 'min', T, varargin); end
    function out = max(T, varargin), out = table.fold(@max, 'max', T, varargin); end
    function out = std(T, varargin), out = table.fold(@std, 'std', T, varargin); end
    function out = var(T, varargin), out = table.fold(@var, 'var', T, varargin); end
    function out = range(T, varargin), out = table.fold(@range, 'range', T, varargin); end
    function T = cumsum(T, varargin), T = table.each(@cumsum, T, varargin); end
    function T = cumprod(T, varargin), T = table.each(@cumprod, T, varargin); end
    function T = cummax(T, varargin), T = table.each(@cummax, T, varargin); end
    function T = cummin(T, varargin), T = table.each(@cummin, T, varargin); end
    function T = mtimes(a, b)
        if ~(isnumeric(a) && isscalar(a) || isnumeric(b) && isscalar(b))
            error('MATLAB:UndefinedFunction', 'Operator ''*'' is not supported for operands of type ''table''.');
        end
        T = table.both(@times, a, b);
    end
    function T = mrdivide(a, b)
        if ~(isnumeric(b) && isscalar(b))
            error('MATLAB:UndefinedFunction', 'Operator ''/'' is not supported for operands of type ''table''.');
        end
        T = table.both(@rdivide, a, b);
    end

    function disp(T)
        table.show(T);
    end
    function display(T)
        name = inputname(1);
        if isempty(name)
            name = 'ans';
        end
        fprintf('%s =\n%s', name, mc_gap());
        if isempty(T)
            fprintf('  %d%s%d empty %s\n%s', T.Rows, char(215), numel(T.Vars), class(T), mc_gap());
            return
        end
        fprintf('  %d%s%d %s\n%s', T.Rows, char(215), numel(T.Vars), class(T), mc_gap());
        table.show(T);
        fprintf('%s', mc_gap());
    end
end

methods (Static)
    function T = empty(varargin)
        T = table();
    end
end

methods (Static, Hidden)
    function names = checked(names, n)
        names = reshape(cellstr(names), 1, []);
        if numel(names) ~= n
            error('MATLAB:table:IncorrectNumberOfVarNames', 'The VariableNames property must contain one name for each variable in the table.');
        end
        [~, i] = unique(names, 'stable');
        if numel(i) ~= n
            k = setdiff(1:n, i);
            error('MATLAB:table:DuplicateVarNames', 'Duplicate table variable name: ''%s''.', names{k(1)});
        end
    end
    function v = blank(class, n)
        switch class
            case 'cell', v = cell(n, 1);
            case 'cellstr', v = repmat({''}, n, 1);
            case 'string', v = strings(n, 1); v(:) = missing;
            case 'logical', v = false(n, 1);
            case 'datetime', v = NaT(n, 1);
            case 'duration', v = seconds(zeros(n, 1));
            case 'categorical', v = categorical(NaN(n, 1));
            case 'char', v = repmat(' ', n, 1);
            otherwise, v = zeros(n, 1, class);
        end
    end
    function names = row_labels(names, n)
        % Names of rows, of which there is one for each and none twice.
        names = reshape(cellstr(names), [], 1);
        if numel(names) ~= n
            error('MATLAB:table:IncorrectNumberOfRowNames', 'The RowNames property must contain one name for each row in the table.');
        end
        [~, i] = unique(names, 'stable');
        if numel(i) ~= n
            k = setdiff(1:n, i);
            error('MATLAB:table:DuplicateRowNames', 'Duplicate table row name: ''%s''.', names{k(1)});
        end
    end
    function T = described_too(T, n)
        % Room for what is said of N more variables, where something is said of those that are there.
        for name = {'VariableDescriptions', 'VariableUnits', 'VariableContinuity'}
            x = T.Extra.(name{1});
            if isempty(x) || n == 0, continue, end
            if iscell(x), x(end + 1:end + n) = {''}; else, x(end + 1:end + n) = x(1); end
            T.Extra.(name{1}) = x;
        end
    end
    function T = described_with(T, U)
        % What is said of the variables of T and of those of U, which come behind them.
        for name = {'VariableDescriptions', 'VariableUnits'}
            x = T.Extra.(name{1});
            y = U.Extra.(name{1});
            if isempty(x) && isempty(y), continue, end
            if isempty(x), x = repmat({''}, 1, numel(T.Vars)); end
            if isempty(y), y = repmat({''}, 1, numel(U.Vars)); end
            T.Extra.(name{1}) = [reshape(x, 1, []), reshape(y, 1, [])];
        end
    end
    function [given, fits] = indicators(v, args)
        % Those of the indicators of missing values that a variable can hold; none are asked for if there are none.
        given = {};
        fits = true;
        if isempty(args), return, end
        list = args{1};
        if ischar(list), list = {list}; end
        if isnumeric(list) || islogical(list), list = num2cell(list); end
        if isstring(list), list = cellstr(list); end
        if iscell(list)
            text = cellfun(@(x) ischar(x) || isstring(x), list);
            if isnumeric(v) || islogical(v)
                list = list(~text);
                fits = ~isempty(list);
                list = [list{:}];
            elseif iscellstr(v) || isstring(v) || ischar(v) || isa(v, 'categorical')
                list = cellstr(string(list(text)));
                fits = ~isempty(list);
            else
                fits = false;
            end
        else
            fits = isa(v, class(list));
        end
        given = {list};
    end
    function [at, args] = asked_for(T, args)
        % The variables that 'DataVariables' names, all where it does not occur, and the other arguments.
        at = 1:numel(T.Vars);
        k = find(cellfun(@(a) (ischar(a) || isstring(a) && isscalar(a)) && strcmpi(a, 'DataVariables'), args), 1);
        if ~isempty(k)
            at = mc_table_inputs(T, args{k + 1});
            args(k:k + 1) = [];
        end
    end
    function no_operator(name, operator)
        error('MATLAB:UndefinedFunction', 'Operator ''%s'' is not supported for operands of type ''%s''.', operator, name);
    end
    function c = row_names(places)
        c = reshape(arrayfun(@(k) sprintf('Row%d', k), places, 'UniformOutput', false), [], 1);
    end
    function r = isColon(x), r = ischar(x) && strcmp(x, ':'); end
    function T = grown(T, n, assigned)
    % T with n rows, of which the new ones are about to be assigned in the variables of these numbers alone.
        if n <= T.Rows
            return
        end
        if ~all(ismember(1:numel(T.Vars), assigned))
            warning('MATLAB:table:RowsAddedExistingVars', 'The assignment added rows to the table, but did not assign values to all of the table''s existing variables. Those variables are extended with rows containing default values.');
        end
        for k = 1:numel(T.Vars)
            v = T.Vars{k};
            if size(v, 1) < n && ~isempty(v)
                m = n - size(v, 1);
                more = table.blank(class(v), m);
                v = [v; repmat(more, 1, size(v, 2))]; %#ok<AGROW>
            end
            T.Vars{k} = v;
        end
        if ~isempty(T.RowNames)
            for k = T.Rows + 1:n, T.RowNames{k, 1} = sprintf('Row%d', k); end
        end
        if isa(T, 'timetable') && isdatetime(T.Times)
            T.Times = [T.Times; NaT(n - T.Rows, 1)];
        elseif isa(T, 'timetable')
            T.Times = [T.Times; NaN(n - T.Rows, 1) * seconds(1)];
        end
        T.Rows = n;
    end
    function T = each(f, T, args)
        for k = 1:numel(T.Vars)
            T.Vars{k} = f(T.Vars{k}, args{:});
        end
    end
    function [x, y] = codes(A, B)
        % A number for each row of two tables, the same for equal rows, in the order of rows.
        if numel(A.Names) ~= numel(B.Names) || ~all(ismember(A.Names, B.Names))
            error('MATLAB:table:setmembership:DisjointVars', 'The two tables must have the same variables.');
        end
        U = vertcat(table.part(A, {':', ':'}), table.part(B, {':', ':'}));
        [~, ~, g] = unique(table.keys(U), 'rows');
        x = g(1:A.Rows);
        y = g(A.Rows + 1:end);
    end
    function [at, args] = data_variables(T, args)
        % The variables that a function of data is for: those named by 'DataVariables', else the numeric ones.
        k = find(cellfun(@(a) (ischar(a) || isstring(a)) && strcmpi(a, 'DataVariables'), args), 1);
        if isempty(k)
            at = find(cellfun(@(v) isnumeric(v) || islogical(v), T.Vars));
        else
            at = table.varsOf(T, args{k + 1}, false);
            args(k:k + 1) = [];
        end
    end
    function T = chosen(f, T, args, suffix)
        [at, args] = table.data_variables(T, args);
        [replaced, args] = table.replaces(args);
        old = T;
        for k = reshape(at, 1, []), T.Vars{k} = f(T.Vars{k}, args{:}); end
        if ~replaced, T = table.appended(old, T, at, suffix); end
    end
    function [tf, args] = replaces(args)
        % Whether what a function makes of variables takes their places, by the option 'ReplaceValues'.
        tf = true;
        k = find(cellfun(@(a) isequal(strcmpi(a, 'ReplaceValues'), true), args), 1);
        if ~isempty(k)
            tf = args{k + 1};
            args(k:k + 1) = [];
        end
    end
    function T = appended(T, new, at, suffix)
        % T and behind it variables of another table, whose names get a suffix.
        for k = reshape(at, 1, [])
            T = addvars(T, new.Vars{k}, 'NewVariableNames', [T.Names{k}, '_', suffix]);
        end
    end
    function r = asked(f, T, args)
        [tabular, args] = table.wants_table(args);
        [at, args] = table.data_variables(T, args);
        r = false(T.Rows, numel(T.Vars));
        for k = reshape(at, 1, []), r(:, k) = f(T.Vars{k}, args{:}); end
        if tabular, r = table.told_by_variables(T, r); end
    end
    function [tf, args] = wants_table(args)
        % Whether what is asked of variables is told as a table: the option 'OutputFormat', 'tabular'.
        tf = false;
        k = find(cellfun(@(a) isequal(strcmpi(a, 'OutputFormat'), true), args), 1);
        if ~isempty(k)
            tf = strcmpi(args{k + 1}, 'tabular');
            args(k:k + 1) = [];
        end
    end
    function T = told_by_variables(T, r)
        for k = 1:numel(T.Vars), T.Vars{k} = r(:, k); end
    end
    function T = both(f, a, b)
        % By names where both are tables; else the columns of an array go with the variables.
        if isa(a, 'table') && isa(b, 'table')
            [found, at] = ismember(a.Names, b.Names);
            if numel(a.Names) ~= numel(b.Names) || ~all(found)
                error('MATLAB:table:math:DifferentVars', 'Tables must have the same variables to perform this operation.');
            end
            T = a;
            for k = 1:numel(a.Vars), T.Vars{k} = f(a.Vars{k}, b.Vars{at(k)}); end
            return
        end
        T = a;
        if isa(b, 'table'), T = b; end
        for k = 1:numel(T.Vars)
            x = table.column(a, k);
            y = table.column(b, k);
            T.Vars{k} = f(x, y);
        end
    end
    function x = column(x, k)
        if isa(x, 'table')
            x = x.Vars{k};
        elseif size(x, 2) > 1
            x = x(:, k);
        end
    end
    function out = fold(f, name, T, args)
        given = find(cellfun(@(x) isnumeric(x) && isscalar(x), args));
        if any(strcmp(name, {'min', 'max', 'std', 'var'})), given = given(given > 1); end
        if ~isempty(given) && args{given(1)} == 2
            out = T;
            out.Vars = {f(table2array(T), args{:})};
            out.Names = {name};
            return
        end
        x = cell(1, numel(T.Vars));
        for k = 1:numel(T.Vars)
            v = T.Vars{k};
            if isempty(args) && ~strcmp(name, 'range')
                if any(strcmp(name, {'min', 'max'})), x{k} = f(v, [], 1); elseif any(strcmp(name, {'std', 'var'})), x{k} = f(v, 0, 1); else, x{k} = f(v, 1); end
            else
                x{k} = f(v, args{:});
            end
        end
        out = table(x{:}, 'VariableNames', T.Names);
    end
    function s = properties(T)
        s = struct('Description', T.Extra.Description, 'UserData', {T.Extra.UserData}, 'DimensionNames', {T.Extra.DimensionNames}, 'VariableNames', {T.Names}, 'VariableTypes', table.classes(T), 'VariableDescriptions', {T.Extra.VariableDescriptions}, 'VariableUnits', {T.Extra.VariableUnits}, 'VariableContinuity', T.Extra.VariableContinuity, 'RowNames', {T.RowNames}, 'CustomProperties', T.Extra.CustomProperties);
        if isa(T, 'timetable')
            s = rmfield(s, 'RowNames');
            s.RowTimes = T.Times;
            s.StartTime = NaN;
            if T.Rows > 0, s.StartTime = T.Times(1); end
            s.SampleRate = NaN;
            s.TimeStep = seconds(NaN);
            if isregular(T)
                s.TimeStep = T.Times(2) - T.Times(1);
                s.SampleRate = 1 / seconds(s.TimeStep);
            end
            s.Events = [];
        end
    end
    function c = classes(T)
        c = reshape(string(cellfun(@class, T.Vars, 'UniformOutput', false)), 1, []);
    end
    function p = described(T, s)
        if isa(T, 'timetable'), p = TimetableProperties(s); else, p = TableProperties(s); end
    end
    function s = placed(T, s)
        % A name of a variable or row as the subscript of a property that has an element for each: its place.
        if numel(s) < 3 || ~any(strcmp(s(3).type, {'()', '{}'})) || numel(s(3).subs) ~= 1 || table.isColon(s(3).subs{1})
            return
        end
        x = s(3).subs{1};
        if ~(ischar(x) || isstring(x) || iscellstr(x))
            return
        elseif strcmp(s(2).subs, 'RowNames')
            s(3).subs{1} = table.rowsOf(T, x, false);
        elseif any(strcmp(s(2).subs, {'VariableNames', 'VariableUnits', 'VariableDescriptions', 'VariableContinuity', 'VariableTypes'}))
            s(3).subs{1} = table.varsOf(T, x, false);
        end
    end
    function T = setProperty(T, s, v)
        if isempty(s)
            return
        end
        if numel(s) > 1
            s = table.placed(T, [substruct('.', 'Properties'), s]);
            s(1) = [];
            old = table.properties(T);
            old = old.(s(1).subs);
            if isempty(old) && any(strcmp(s(1).subs, {'VariableUnits', 'VariableDescriptions'}))
                old = repmat({''}, 1, numel(T.Vars));
            end
            v = subsasgn(old, s(2:end), v);
        end
        switch s(1).subs
            case 'VariableNames', T.Names = table.checked(v, numel(T.Vars));
            case 'VariableTypes'
                v = cellstr(v);
                for k = find(table.classes(T) ~= string(v))
                    if strcmp(v{k}, 'cell'), v{k} = 'cellstr'; end
                    T.Vars{k} = feval(v{k}, T.Vars{k});
                end
            case 'RowTimes', T.Times = v(:);
            case 'StartTime', T.Times = T.Times + (v - T.Times(1));
            case 'RowNames'
                if isempty(v), T.RowNames = {}; else, T.RowNames = table.row_labels(v, T.Rows); end
            case {'Description', 'UserData', 'DimensionNames', 'VariableDescriptions', 'VariableUnits', 'VariableContinuity'}
                if any(strcmp(s(1).subs, {'DimensionNames', 'VariableUnits', 'VariableDescriptions'})), v = cellstr(v); end
                T.Extra.(s(1).subs) = v;
            case 'CustomProperties'
                if numel(s) == 1 || ~isequal(fieldnames(v), fieldnames(T.Extra.CustomProperties))
                    error('MATLAB:table:InvalidCustomPropName', 'Unrecognized custom property. Use addprop to add custom properties.');
                end
                T.Extra.CustomProperties = v;
            otherwise, error('MATLAB:table:UnknownProperty', 'Unrecognized property name ''%s''.', s(1).subs);
        end
    end
    function T = part(T, subs)
        if numel(subs) ~= 2
            error('MATLAB:table:NDSubscript', ['Subscripting into a table using one subscript (as in t(i)) or three or more subscripts (as in t(i,j,k)) is not supported. ', ...
                'Always specify a row subscript and a variable subscript, as in t(rows,vars).']);
        end
        if isa(subs{1}, 'rowfilter')
            % Its conditions are on variables that may not be selected.
            subs{1} = meets(subs{1}, T);
        end
        c = table.varsOf(T, subs{2}, false);
        for name = {'VariableDescriptions', 'VariableUnits', 'VariableContinuity'}
            x = T.Extra.(name{1});
            if numel(x) == numel(T.Vars), T.Extra.(name{1}) = x(c); end
        end
        T.Vars = T.Vars(c);
        T.Names = T.Names(c);
        if table.isColon(subs{1})
            return
        end
        r = table.rowsOf(T, subs{1}, false);
        for k = 1:numel(T.Vars)
            v = T.Vars{k};
            T.Vars{k} = v(r, :);
        end
        T.Rows = numel(r);
        if ~isempty(T.RowNames)
            T.RowNames = T.RowNames(r);
        end
        if isa(T, 'timetable'), T.Times = T.Times(r); end
    end
    function [r, labels] = rowsOf(T, x, growing)
        labels = {};
        if table.isColon(x)
            r = 1:T.Rows;
        elseif islogical(x)
            r = find(x);
        elseif isnumeric(x)
            r = x;
        elseif isa(x, 'rowfilter')
            r = find(meets(x, T));
        elseif isa(T, 'timetable')
            if ischar(x) || isstring(x) || iscell(x), x = datetime(x); end
            if isa(x, 'timerange') || isa(x, 'withtol')
                r = find(contains(x, T.Times));
            else
                r = find(ismember(T.Times, x));
                new = x(~ismember(x, T.Times));
                if growing && ~isempty(new)
                    % Times that are not there yet make rows.
                    labels = reshape(new, [], 1);
                    [~, r] = ismember(x, [T.Times; labels]);
                end
            end
        else
            names = cellstr(x);
            [found, r] = ismember(names, T.RowNames);
            if ~all(found) && growing && ~isempty(T.RowNames)
                labels = reshape(names(~found), [], 1);
                r(~found) = T.Rows + (1:numel(labels));
            elseif ~all(found)
                bad = names(~found);
                error('MATLAB:table:UnrecognizedRowName', 'Unrecognized row name ''%s''.', bad{1});
            end
        end
        if any(r(:) < 1 | r(:) ~= fix(r(:)))
            error('MATLAB:badsubscript', 'Array indices must be positive integers or logical values.');
        end
        if ~growing && any(r(:) > T.Rows)
            error('MATLAB:table:RowIndexOutOfRange', 'Row index exceeds table dimensions.');
        end
    end
    function [c, added] = varsOf(T, x, growing)
        added = {};
        if table.isColon(x)
            c = 1:numel(T.Vars);
        elseif islogical(x)
            c = find(reshape(x, 1, []));
        elseif isa(x, 'vartype')
            c = find(fits(x, T.Vars));
        elseif isnumeric(x)
            c = reshape(x, 1, []);
            if any(c > numel(T.Vars))
                if ~growing || max(c) > numel(T.Vars) + 1
                    error('MATLAB:table:VarIndexOutOfRange', 'Variable index exceeds table dimensions.');
                end
                added = {sprintf('Var%d', numel(T.Vars) + 1)};
            end
        else
            names = reshape(cellstr(x), 1, []);
            [found, c] = ismember(names, T.Names);
            if ~all(found)
                bad = names(~found);
                if ~growing
                    error('MATLAB:table:UnrecognizedVarName', 'Unrecognized table variable name ''%s''.', bad{1});
                end
                c(~found) = numel(T.Vars) + (1:numel(bad));
                added = bad;
            end
        end
    end
    function g = keys(T)
        g = zeros(T.Rows, numel(T.Vars));
        for k = 1:numel(T.Vars)
            v = T.Vars{k};
            if size(v, 2) > 1 && ~iscell(v) && ~isstring(v)
                [~, ~, g(:, k)] = unique(v, 'rows');
            else
                [~, ~, g(:, k)] = unique(v);
            end
        end
    end

    function show(T)
        n = T.Rows;
        if n == 0 || isempty(T.Vars) && ~isa(T, 'timetable')
            return
        end
        [heads, body] = table.laid_out(T);
        fprintf('%s\n%s\n%s', heads{1}(1, :), heads{1}(2, :), mc_gap());
        for k = 2:numel(heads)
            fprintf('%s\n', heads{k}(1, :), heads{k}(2, :));
            if ~isempty(mc_gap()), fprintf('%s\n', blanks(size(body, 2))); end
        end
        for i = 1:n, fprintf('%s\n', body(i, :)); end
    end
    function [heads, body] = laid_out(T)
        % The rows of a table side by side, and above them names and rules: those of the table, then those of tables in
        % its variables, as matrices of characters.
        n = T.Rows;
        inner = cell(1, 0);
        blocks = {};
        heads = {};
        if isa(T, 'timetable')
            blocks{1} = table.lines(T.Times);
            heads{1} = T.Extra.DimensionNames{1};
        elseif ~isempty(T.RowNames)
            blocks{1} = table.left(T.RowNames);
            heads{1} = '';
        end
        for k = 1:numel(T.Vars)
            if isa(T.Vars{k}, 'table') && ~isempty(T.Vars{k}.Vars)
                [above, within] = table.laid_out(T.Vars{k});
                blocks{end + 1} = within(:, 5:end); %#ok<AGROW>
                inner{numel(blocks)} = cellfun(@(h) h(:, 5:end), above, 'UniformOutput', false);
            else
                blocks{end + 1} = table.lines(T.Vars{k}); %#ok<AGROW>
            end
            heads{end + 1} = T.Names{k}; %#ok<AGROW>
        end
        inner{numel(blocks) + 1} = {};
        deep = max(cellfun(@numel, inner));
        below = repmat({{'', ''}}, 1, deep);
        first = '';
        rule = '';
        body = repmat({''}, n, 1);
        for k = 1:numel(blocks)
            w = size(blocks{k}, 2);
            m = max(w, numel(heads{k}));
            lead = floor((m - numel(heads{k})) / 2);
            first = [first, '    ', blanks(lead), heads{k}, blanks(m - lead - numel(heads{k}))]; %#ok<AGROW>
            if isempty(heads{k})
                rule = [rule, '    ', blanks(m)]; %#ok<AGROW>
            else
                rule = [rule, '    ', repmat('_', 1, m)]; %#ok<AGROW>
            end
            lead = floor((m - w) / 2);
            for i = 1:n
                body{i} = [body{i}, '    ', blanks(lead), blocks{k}(i, :), blanks(m - lead - w)];
            end
            for d = 1:deep
                rows = repmat(' ', 2, w);
                if d <= numel(inner{k}), rows = inner{k}{d}; end
                for i = 1:2
                    below{d}{i} = [below{d}{i}, '    ', blanks(lead), rows(i, :), blanks(m - lead - w)];
                end
            end
        end
        heads = [{[first; rule]}, cellfun(@(b) [b{1}; b{2}], below, 'UniformOutput', false)];
        body = char(body);
    end
    function b = left(c)
        b = char(c);
    end
    function b = lines(v)
        n = size(v, 1);
        if ~isscalar(size(v, 2:max(ndims(v), 2))) || size(v, 2) == 0
            % no columns, or pages: rows by their extents
            extents = sprintf([char(215), '%d'], size(v, 2:ndims(v)));
            b = repmat(['1', extents, ' ', class(v)], n, 1);
        elseif iscell(v)
            parts = cell(1, size(v, 2));
            for j = 1:size(v, 2)
                c = cell(n, 1);
                text = cellfun(@(x) ischar(x) && (isrow(x) || isempty(x)), v(:, j));
                wide = max([cellfun(@numel, v(text, j)); 0]);
                for i = 1:n
                    x = v{i, j};
                    if isequal(size(x), [0 0]) && (ischar(x) || isa(x, 'double') || iscell(x))
                        c{i} = sprintf('{0%s0 %s}', char(215), class(x));
                    elseif text(i)
                        c{i} = ['{''', x, '''', blanks(wide - numel(x)), '}'];
                    elseif isscalar(x) && (isnumeric(x) || islogical(x))
                        c{i} = ['{[', strtrim(sprintf(table.template(isa(x, 'single')), double(x))), ']}'];
                    else
                        c{i} = sprintf('{%s %s}', strjoin(arrayfun(@(k) sprintf('%d', k), size(x), 'UniformOutput', false), char(215)), class(x));
                    end
                end
                parts{j} = char(c);
            end
            b = table.beside(parts, n);
        elseif isstring(v)
            parts = cell(1, size(v, 2));
            for j = 1:size(v, 2)
                c = cell(n, 1);
                for i = 1:n
                    if ismissing(v(i, j)), c{i} = '<missing>'; else, c{i} = ['"', char(v(i, j)), '"']; end
                end
                parts{j} = char(c);
            end
            b = table.beside(parts, n);
        elseif islogical(v)
            parts = cell(1, size(v, 2));
            words = {'false', 'true'};
            for j = 1:size(v, 2)
                parts{j} = char(reshape(words(v(:, j) + 1), [], 1));
            end
            b = table.beside(parts, n);
        elseif ischar(v)
            b = v;
        elseif isnumeric(v)
            parts = cell(1, size(v, 2));
            for j = 1:size(v, 2)
                parts{j} = table.numbers(v(:, j));
            end
            b = table.beside(parts, n);
        elseif isa(v, 'categorical') || isenum(v)
            c = cellstr(v);
            parts = cell(1, size(c, 2));
            for j = 1:size(c, 2), parts{j} = char(c(:, j)); end
            b = table.beside(parts, n);
        elseif isa(v, 'datetime') || isa(v, 'duration') || isa(v, 'calendarDuration')
            c = cellstr(v);
            parts = cell(1, size(c, 2));
            for j = 1:size(c, 2)
                wide = max(cellfun(@numel, c(:, j)));
                parts{j} = char(cellfun(@(t) [blanks(wide - numel(t)), t], c(:, j), 'UniformOutput', false));
            end
            b = table.beside(parts, n);
        else
            b = repmat(sprintf('1%s1 %s', char(215), class(v)), n, 1);
        end
    end
    function b = beside(parts, n)
        b = parts{1};
        for j = 2:numel(parts)
            b = [b, repmat('    ', n, 1), parts{j}]; %#ok<AGROW>
        end
    end
    function b = numbers(v)
        n = numel(v);
        c = cell(n, 1);
        one = table.template(isa(v, 'single'));
        if isinteger(v)
            for i = 1:n, c{i} = sprintf('%d', v(i)); end
        elseif ~isreal(v)
            for i = 1:n, c{i} = sprintf([one, '%+', one(2:end), 'i'], real(v(i)), imag(v(i))); end
        else
            for i = 1:n, c{i} = sprintf(one, double(v(i))); end
        end
        wide = max(cellfun(@numel, c));
        for i = 1:n
            c{i} = [blanks(wide - numel(c{i})), c{i}];
        end
        b = char(c);
    end
    function one = template(narrow)
    % How a number is written: with the digits that format says, without a common factor.
        current = format();
        one = '%.5g';
        switch lower(current.NumericFormat)
            case {'long', 'longg', 'longeng'}
                one = '%.15g';
                if narrow, one = '%.7g'; end
            case 'shorte'
                one = '%.4e';
            case 'longe'
                one = '%.14e';
                if narrow, one = '%.6e'; end
            case 'bank'
                one = '%.2f';
        end
    end
end
end
