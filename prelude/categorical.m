classdef categorical
% CATEGORICAL  Values of a finite list of categories.
%   categorical(A), categorical(A, values), categorical(A, values, names), 'Ordinal', 'Protected'.
%   Source: MATLAB documentation, "categorical".
%#interpreted

properties (Hidden)
    Codes = []
    Cats = {}
    Ordered = false
    Fixed = false
end

methods
    function c = categorical(A, varargin)
        if nargin == 0
            return
        elseif isa(A, 'missing')
            A = strings(size(A));
        end
        if isa(A, 'categorical') && isempty(varargin)
            c = A;
            return
        end
        k = find(cellfun(@(x) (ischar(x) || isstring(x)) && isscalar(string(x)) && any(strcmpi(x, {'Ordinal', 'Protected'})), varargin), 1);
        if isempty(k)
            k = numel(varargin) + 1;
        end
        for j = k:2:numel(varargin) - 1
            if strcmpi(varargin{j}, 'Ordinal')
                c.Ordered = logical(varargin{j + 1});
            else
                c.Fixed = logical(varargin{j + 1});
            end
        end
        c.Fixed = c.Fixed || c.Ordered;
        values = varargin(1:k - 1);
        [data, gone] = categorical.texts(A);
        if isempty(values)
            if isa(A, 'categorical')
                names = A.Cats;
            elseif isnumeric(A) || islogical(A)
                names = categorical.texts(reshape(unique(A(~gone)), 1, []));
            else
                names = reshape(unique(data(~gone)), 1, []);
            end
            known = names;
        else
            list = values{1};
            if islogical(A) && isnumeric(list), list = logical(list); end
            known = reshape(categorical.texts(list), 1, []);
            if numel(unique(known)) < numel(known)
                error('MATLAB:categorical:DuplicatedValues', 'Category values must be unique.');
            end
            names = known;
            if numel(values) > 1
                names = reshape(strtrim(cellstr(values{2})), 1, []);
                if numel(names) ~= numel(known)
                    error('MATLAB:categorical:WrongNumberOfNames', 'The number of category names must match the number of values.');
                end
            end
        end
        [~, at] = ismember(data, known);
        at(gone) = 0;
        c.Cats = unique(names, 'stable');
        [~, to] = ismember(names, c.Cats);
        c.Codes = zeros(size(data));
        c.Codes(at > 0) = to(at(at > 0));
    end

    function varargout = size(c, varargin)
        [varargout{1:max(nargout, 1)}] = size(c.Codes, varargin{:});
    end
    function n = numel(c, varargin), n = numel(c.Codes); end
    function n = length(c), n = length(c.Codes); end
    function n = ndims(c), n = ndims(c.Codes); end
    function r = isempty(c), r = isempty(c.Codes); end
    function r = isscalar(c), r = isscalar(c.Codes); end
    function r = isvector(c), r = isvector(c.Codes); end
    function r = isrow(c), r = isrow(c.Codes); end
    function r = iscolumn(c), r = iscolumn(c.Codes); end
    function r = isundefined(c), r = c.Codes == 0; end
    function r = ismissing(c, list)
        r = c.Codes == 0;
        if nargin > 1
            list = reshape(cellstr(string(list)), 1, []);
            r = r & any(strcmp('<undefined>', list)) | reshape(ismember(reshape(cellstr(c), 1, []), list), size(c.Codes));
        end
    end
    function r = isordinal(c), r = c.Ordered; end
    function r = isprotected(c), r = c.Fixed; end
    function k = end(c, i, n)
        if n == 1
            k = numel(c.Codes);
        else
            k = size(c.Codes, i);
        end
    end
    function varargout = subsref(c, s)
        if strcmp(s(1).type, '()')
            c.Codes = subsref(c.Codes, s(1));
            out = c;
        elseif strcmp(s(1).type, '.')
            [out, s] = mc_called_by_dot(c, s);
        else
            error('MATLAB:categorical:BraceIndexing', 'Brace indexing is not supported for variables of this type.');
        end
        if numel(s) > 1
            out = subsref(out, s(2:end));
        end
        varargout{1} = out;
    end
    function c = subsasgn(c, s, v)
        if isnumeric(c) && isempty(c)
            f = v;
            f.Codes = [];
            c = f;
        end
        if isnumeric(v) && isempty(v)
            c.Codes = subsasgn(c.Codes, s(1), []);
            return
        end
        if ~isa(v, 'categorical')
            v = categorical(v);
        end
        [c, codes] = categorical.merged(c, v);
        c.Codes = subsasgn(c.Codes, s(1), codes);
    end

    function x = categories(c, varargin)
        % The names of the categories; 'OutputType' 'string' makes strings of them.
        x = reshape(c.Cats, [], 1);
        if nargin == 3 && strcmpi(varargin{1}, 'OutputType') && strcmp(varargin{2}, 'string')
            x = string(x);
        end
    end
    function r = iscategory(c, names), r = ismember(cellstr(names), c.Cats); end
    function n = countcats(c, dim)
        if nargin < 2
            dim = find(size(c.Codes) ~= 1, 1);
            if isempty(dim), dim = 1; end
        end
        m = numel(c.Cats);
        if dim == 1
            n = zeros(m, size(c.Codes, 2));
            for k = 1:m, n(k, :) = sum(c.Codes == k, 1); end
        else
            n = zeros(size(c.Codes, 1), m);
            for k = 1:m, n(:, k) = sum(c.Codes == k, 2); end
        end
    end
    function c = addcats(c, names, varargin)
        names = reshape(cellstr(names), 1, []);
        twice = intersect(names, c.Cats);
        if ~isempty(twice)
            error('MATLAB:categorical:addcats:DuplicateNames', 'Duplicate category names are not allowed.');
        end
        at = numel(c.Cats);
        if numel(varargin) == 2
            side = validatestring(varargin{1}, {'Before', 'After'});
            at = find(strcmp(varargin{2}, c.Cats)) - strcmp(side, 'Before');
            if isempty(at)
                error('MATLAB:categorical:addcats:UnrecognizedCategory', 'Unrecognized category ''%s''.', char(varargin{2}));
            end
        end
        later = c.Codes > at;
        c.Codes(later) = c.Codes(later) + numel(names);
        c.Cats = [c.Cats(1:at), names, c.Cats(at + 1:end)];
    end
    function c = removecats(c, names)
        if nargin < 2
            names = c.Cats(~ismember(1:numel(c.Cats), c.Codes));
        end
        c = setcats(c, setdiff(c.Cats, cellstr(names), 'stable'));
    end
    function c = setcats(c, names)
        names = reshape(cellstr(names), 1, []);
        [~, to] = ismember(c.Cats, names);
        c.Codes(c.Codes > 0) = to(c.Codes(c.Codes > 0));
        c.Cats = names;
    end
    function c = reordercats(c, order)
        if nargin < 2
            order = sort(c.Cats);
        elseif isnumeric(order)
            order = c.Cats(order);
        end
        if ~isequal(sort(reshape(cellstr(order), 1, [])), sort(c.Cats))
            error('MATLAB:categorical:reordercats:InvalidNeworder', 'NEWORDER must contain each category exactly once.');
        end
        c = setcats(c, order);
    end
    function c = renamecats(c, old, new)
        if nargin < 3
            new = reshape(cellstr(old), 1, []);
            old = c.Cats;
        end
        if numel(cellstr(old)) ~= numel(cellstr(new))
            error('MATLAB:categorical:renamecats:IncorrectNumNewnames', ...
                'The number of new category names must match the number of categories that are renamed.');
        end
        [found, at] = ismember(cellstr(old), c.Cats);
        if ~all(found)
            error('MATLAB:categorical:renamecats:InvalidNames', 'Names of existing categories are needed.');
        end
        c.Cats(at) = reshape(cellstr(new), 1, []);
    end
    function c = mergecats(c, old, new)
        old = cellstr(old);
        if nargin < 3
            new = old{1};
        end
        at = sort(find(ismember(c.Cats, old)));
        names = c.Cats;
        names{at(1)} = char(new);
        c.Codes(ismember(c.Codes, at)) = at(1);
        keep = setdiff(1:numel(names), at(2:end));
        to = zeros(1, numel(names));
        to(keep) = 1:numel(keep);
        c.Codes(c.Codes > 0) = to(c.Codes(c.Codes > 0));
        c.Cats = names(keep);
    end

    function r = eq(a, b), [x, y] = categorical.pair(a, b); r = x == y & x > 0 & y > 0; end
    function r = ne(a, b), r = ~eq(a, b); end
    function r = lt(a, b), [x, y] = categorical.ranks(a, b); r = x < y; end
    function r = le(a, b), [x, y] = categorical.ranks(a, b); r = x <= y; end
    function r = gt(a, b), [x, y] = categorical.ranks(a, b); r = x > y; end
    function r = ge(a, b), [x, y] = categorical.ranks(a, b); r = x >= y; end
    function r = isequal(a, varargin)
        r = isequaln(a, varargin{:}) && (~isa(a, 'categorical') || all(a.Codes(:) > 0));
    end
    function r = isequaln(a, varargin)
        % The same categories of equal elements; undefined ones are alike here.
        fits = @(x) isa(x, 'categorical') || ischar(x) || isstring(x) || iscellstr(x);
        r = fits(a) && all(cellfun(fits, varargin));
        for k = 1:numel(varargin) * r
            [x, y] = categorical.pair(a, varargin{k});
            r = r && isequal(x, y);
        end
    end
    function [r, at] = ismember(a, b)
        [x, y] = categorical.pair(a, b);
        [r, at] = ismember(x, y(y > 0));
    end
    function x = double(c), x = c.Codes; x(x == 0) = NaN; end
    function [c, i] = sort(c, varargin)
        x = c.Codes;
        x(x == 0) = NaN;
        [x, i] = sort(x, varargin{:});
        x(isnan(x)) = 0;
        c.Codes = x;
    end
    function [u, i, j] = unique(c, varargin)
        x = c.Codes;
        x(x == 0) = NaN;
        [x, i, j] = unique(x, varargin{:});
        x(isnan(x)) = 0;
        u = c;
        u.Codes = x;
    end
    function [m, f, all] = mode(c, varargin)
        x = c.Codes;
        x(x == 0) = NaN;
        m = c;
        [x, f, all] = mode(x, varargin{:});
        x(isnan(x)) = 0;
        m.Codes = x;
        for k = 1:numel(all)
            c.Codes = all{k};
            all{k} = c;
        end
    end
    function [m, i] = max(c, varargin), [m, i] = categorical.extreme(@max, c, varargin); end
    function [m, i] = min(c, varargin), [m, i] = categorical.extreme(@min, c, varargin); end
    function r = issorted(c, varargin), r = issorted(double(c), varargin{:}); end
    function [c, i] = sortrows(c, varargin)
        [x, i] = sortrows(double(c), varargin{:});
        x(isnan(x)) = 0;
        c.Codes = x;
    end
    function n = nnz(c), n = nnz(c.Codes); end
    function m = median(c, varargin)
        if ~c.Ordered
            error('MATLAB:categorical:NotOrdinal', 'Median is not defined for categorical arrays that are not ordinal.');
        end
        x = double(c);
        low = floor(median(x, varargin{:}));
        low(isnan(low)) = 0;
        m = c;
        m.Codes = low;
    end
    function c = times(a, b)
    % The pairs of categories, those of b change fastest.
        if ~isa(a, 'categorical'), a = categorical(cellstr(a)); end
        if ~isa(b, 'categorical'), b = categorical(cellstr(b)); end
        c = a;
        c.Ordered = false;
        c.Fixed = false;
        m = numel(b.Cats);
        c.Cats = cell(1, numel(a.Cats) * m);
        for i = 1:numel(a.Cats)
            for j = 1:m
                c.Cats{(i - 1) * m + j} = [a.Cats{i} ' ' b.Cats{j}];
            end
        end
        c.Codes = (a.Codes - 1) * m + b.Codes;
        c.Codes(a.Codes == 0 | b.Codes == 0) = 0;
    end
    function [n, names] = histcounts(c, varargin)
        names = c.Cats;
        all_counts = reshape(countcats(reshape(c, [], 1)), 1, []);
        n = all_counts;
        if mod(numel(varargin), 2) == 1
            names = reshape(cellstr(string(varargin{1})), 1, []);
            varargin(1) = [];
            [found, at] = ismember(names, c.Cats);
            n = zeros(1, numel(names));
            n(found) = all_counts(at(found));
        end
        for k = 1:2:numel(varargin)
            if ~strcmpi(varargin{k}, 'Normalization')
                error('MATLAB:histcounts:ParseFlags', 'Invalid parameter name.');
            end
            switch validatestring(varargin{k + 1}, {'count', 'countdensity', 'probability', 'percentage', 'pdf', 'cumcount', 'cdf'})
                case {'probability', 'pdf'}, n = n / numel(c.Codes);
                case 'percentage', n = 100 * n / numel(c.Codes);
                case 'cumcount', n = cumsum(n);
                case 'cdf', n = cumsum(n / numel(c.Codes));
            end
        end
    end
    function [c, i] = setdiff(a, b, varargin), [c, i] = categorical.of_two(@setdiff, a, b, varargin); end
    function [c, i, j] = union(a, b, varargin), [c, i, j] = categorical.of_two(@union, a, b, varargin); end
    function [c, i, j] = intersect(a, b, varargin), [c, i, j] = categorical.of_two(@intersect, a, b, varargin); end
    function [c, i, j] = setxor(a, b, varargin), [c, i, j] = categorical.of_two(@setxor, a, b, varargin); end
    function [c, filled] = fillmissing(c, method, varargin)
        gone = c.Codes == 0;
        if strcmpi(method, 'constant')
            [c, codes] = categorical.merged(c, categorical(varargin{1}));
            c.Codes(gone) = codes;
        else
            x = fillmissing(double(c), method, varargin{:});
            x(isnan(x)) = 0;
            c.Codes = x;
        end
        filled = gone & c.Codes > 0;
    end
    function c = standardizeMissing(c, list), c.Codes(ismissing(c, list)) = 0; end
    function c = permute(c, p), c.Codes = permute(c.Codes, p); end
    function c = ipermute(c, p), c.Codes = ipermute(c.Codes, p); end
    function c = squeeze(c), c.Codes = squeeze(c.Codes); end
    function c = circshift(c, varargin), c.Codes = circshift(c.Codes, varargin{:}); end
    function c = flip(c, varargin), c.Codes = flip(c.Codes, varargin{:}); end
    function c = fliplr(c), c.Codes = fliplr(c.Codes); end
    function c = flipud(c), c.Codes = flipud(c.Codes); end
    function c = rot90(c, varargin), c.Codes = rot90(c.Codes, varargin{:}); end
    function c = repelem(c, varargin), c.Codes = repelem(c.Codes, varargin{:}); end
    function x = num2cell(c, varargin)
        if isempty(varargin)
            x = arrayfun(@(e) e, c, 'UniformOutput', false);
            return
        end
        parts = num2cell(c.Codes, varargin{:});
        x = cell(size(parts));
        for k = 1:numel(parts)
            c.Codes = parts{k};
            x{k} = c;
        end
    end
    function x = mat2cell(c, varargin)
        x = mat2cell(c.Codes, varargin{:});
        for k = 1:numel(x)
            c.Codes = x{k};
            x{k} = c;
        end
    end
    function x = single(c), x = single(double(c)); end
    function x = int8(c), x = int8(c.Codes); end
    function x = int16(c), x = int16(c.Codes); end
    function x = int32(c), x = int32(c.Codes); end
    function x = int64(c), x = int64(c.Codes); end
    function x = uint8(c), x = uint8(c.Codes); end
    function x = uint16(c), x = uint16(c.Codes); end
    function x = uint32(c), x = uint32(c.Codes); end
    function x = uint64(c), x = uint64(c.Codes); end
    function c = reshape(c, varargin), c.Codes = reshape(c.Codes, varargin{:}); end
    function c = repmat(c, varargin), c.Codes = repmat(c.Codes, varargin{:}); end
    function c = transpose(c), c.Codes = c.Codes.'; end
    function c = ctranspose(c), c.Codes = c.Codes.'; end
    function c = horzcat(varargin), c = categorical.joined(2, varargin); end
    function c = vertcat(varargin), c = categorical.joined(1, varargin); end
    function c = cat(dim, varargin), c = categorical.joined(dim, varargin); end
    function varargout = arrayfun(f, varargin)
        [varargout{1:max(nargout, 1)}] = mc_arrayfun_of_objects(f, varargin{:});
    end
    function x = cellstr(c)
        names = [{'<undefined>'}, c.Cats];
        x = reshape(names(c.Codes + 1), size(c.Codes));
    end
    function writematrix(c, varargin), writematrix(reshape(string(cellstr(c)), size(c)), varargin{:}); end
    function x = char(c), x = char(reshape(cellstr(c), [], 1)); end
    function r = strcmp(a, b), r = categorical.as_texts(@strcmp, a, b); end
    function r = strcmpi(a, b), r = categorical.as_texts(@strcmpi, a, b); end
    function r = strncmp(a, b, n), r = categorical.as_texts(@(x, y) strncmp(x, y, n), a, b); end
    function r = strncmpi(a, b, n), r = categorical.as_texts(@(x, y) strncmpi(x, y, n), a, b); end
    function x = string(c)
        x = string(cellstr(c));
        x(c.Codes == 0) = missing;
    end
    function summary(c)
        n = countcats(reshape(c, [], 1));
        wide = max(cellfun(@numel, c.Cats));
        for k = 1:numel(c.Cats)
            fprintf('     %-*s      %d \n', wide, c.Cats{k}, n(k));
        end
    end
    function disp(c)
        categorical.show(c);
    end
    function display(c)
        mc_display_name(inputname(1));
        n = strjoin(arrayfun(@(k) sprintf('%d', k), size(c), 'UniformOutput', false), char(215));
        if isempty(c)
            fprintf('  %s empty categorical array\n%s', n, mc_gap());
            return
        elseif isscalar(c)
            fprintf('  categorical\n%s', mc_gap());
        else
            fprintf('  %s categorical array\n%s', n, mc_gap());
        end
        categorical.show(c);
        fprintf('%s', mc_gap());
    end
end

methods (Static)
    function c = empty(varargin)
        if nargin == 0
            varargin = {0, 0};
        end
        c = categorical(cell(varargin{:}));
    end
end

methods (Static, Hidden)
    function [t, gone] = texts(A)
        if isa(A, 'categorical')
            t = cellstr(A);
            gone = A.Codes == 0;
        elseif isnumeric(A)
            gone = isnan(A);
            t = arrayfun(@(x) num2str(double(x)), A, 'UniformOutput', false);
        elseif islogical(A)
            names = {'false', 'true'};
            t = reshape(names(A + 1), size(A));
            gone = false(size(A));
        elseif isstring(A)
            gone = ismissing(A) | strtrim(A) == "" | strtrim(A) == "<undefined>";
            A(gone) = "";
            t = reshape(strtrim(cellstr(A)), size(A));
        else
            t = cellfun(@(x) strtrim(char(x)), cellstr(A), 'UniformOutput', false);
            gone = cellfun(@isempty, t) | strcmp(t, '<undefined>');
        end
    end
    function r = as_texts(f, a, b)
        if isa(a, 'categorical'), a = cellstr(a); end
        if isa(b, 'categorical'), b = cellstr(b); end
        r = f(a, b);
    end
    function [c, codes] = merged(c, v)
        new = setdiff(v.Cats, c.Cats, 'stable');
        used = v.Cats(unique(v.Codes(v.Codes > 0)));
        if c.Fixed && any(ismember(new, used))
            error('MATLAB:categorical:ProtectedForAssign', 'Cannot add a new category ''%s'' to this categorical array because its categories are protected.', new{1});
        end
        c.Cats = [c.Cats, new];
        [~, to] = ismember(v.Cats, c.Cats);
        codes = v.Codes;
        codes(codes > 0) = to(codes(codes > 0));
    end
    function varargout = of_two(f, a, b, args)
        % A function of sets, of the codes of two arrays in one list of categories.
        if ~isa(a, 'categorical'), a = categorical(a); end
        if ~isa(b, 'categorical'), b = categorical(b); end
        [c, y] = categorical.merged(a, b);
        x = double(a);
        y(y == 0) = NaN;
        [z, varargout{2:nargout}] = f(x, y, args{:});
        z(isnan(z)) = 0;
        c.Codes = z;
        varargout{1} = c;
    end
    function [x, y] = pair(a, b)
        if ~isa(a, 'categorical'), a = categorical(a); end
        if ~isa(b, 'categorical'), b = categorical(b); end
        x = a.Codes;
        all = union(a.Cats, b.Cats);
        [~, p] = ismember(a.Cats, all);
        [~, q] = ismember(b.Cats, all);
        x(x > 0) = p(x(x > 0));
        y = b.Codes;
        y(y > 0) = q(y(y > 0));
    end
    function [x, y] = ranks(a, b)
        if isa(a, 'categorical'), names = a.Cats; ord = a.Ordered; else, names = b.Cats; ord = b.Ordered; end
        if ~ord
            error('MATLAB:categorical:NotOrdinal', 'Relational comparison is not allowed for categorical arrays that are not ordinal.');
        end
        x = categorical.rank(a, names);
        y = categorical.rank(b, names);
    end
    function x = rank(a, names)
        if isa(a, 'categorical')
            x = a.Codes;
            x(x == 0) = NaN;
        else
            [~, x] = ismember(cellstr(a), names);
            x(x == 0) = NaN;
        end
    end
    function [m, i] = extreme(f, c, args)
        if ~c.Ordered
            error('MATLAB:categorical:NotOrdinal', 'Relational comparison is not allowed for categorical arrays that are not ordinal.');
        end
        x = c.Codes;
        x(x == 0) = NaN;
        flags = {'omitnan', 'includenan', 'omitmissing', 'includemissing', 'omitundefined', 'includeundefined'};
        if ~isempty(args) && ~isempty(args{1}) && ~((ischar(args{1}) || isstring(args{1})) && any(strcmpi(args{1}, flags)))
            x = f(x, categorical.rank(args{1}, c.Cats));
            i = [];
        else
            [x, i] = f(x, args{:});
        end
        x(isnan(x)) = 0;
        m = c;
        m.Codes = x;
    end
    function c = joined(dim, parts)
        parts = parts(cellfun(@(p) ~(isnumeric(p) && isempty(p)), parts));
        for k = 1:numel(parts)
            if ~isa(parts{k}, 'categorical'), parts{k} = categorical(parts{k}); end
        end
        c = parts{1};
        data = cell(1, numel(parts));
        data{1} = c.Codes;
        for k = 2:numel(parts)
            [c, data{k}] = categorical.merged(c, parts{k});
        end
        c.Codes = cat(dim, data{:});
    end
    function show(c)
        t = cellstr(c);
        if isempty(t)
            return
        end
        for k = 1:numel(t)
            t{k} = [' ', t{k}, ' '];
        end
        blocks = cell(1, size(t, 2));
        for j = 1:size(t, 2)
            blocks{j} = [repmat(' ', size(t, 1), 4), char(t(:, j))];
        end
        mc_display_blocks(blocks);
    end
end
end
