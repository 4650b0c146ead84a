classdef pattern
% PATTERN  What text is searched for: a regular expression with the words that made it.
%   pattern(text), and the functions digitsPattern, lettersPattern, ... make one; + puts them one after
%   the other, | is either. An array of texts is one pattern that matches any of them.
%   Source: MATLAB documentation, "pattern" and "Build Pattern Expressions".

properties (Hidden)
    Re = ''
    Said = '""'
    Zero = false
end

methods
    function p = pattern(text)
        if nargin == 0
            return
        end
        if isa(text, 'pattern')
            p = text;
            return
        end
        if ~(ischar(text) || isstring(text) || iscellstr(text))
            error('MATLAB:pattern:InvalidInput', 'Input must be text or a pattern.');
        end
        c = reshape(cellstr(text), 1, []);
        quoted = cellfun(@(t) regexptranslate('escape', t), c, 'UniformOutput', false);
        p.Said = strjoin(cellfun(@(t) ['"', t, '"'], c, 'UniformOutput', false), ' | ');
        if isscalar(c)
            p.Re = quoted{1};
        else
            p.Re = ['(?:', pattern.glued(quoted, '|'), ')'];
        end
    end

    function p = plus(a, b)
        a = pattern.any_of(a);
        b = pattern.any_of(b);
        p = pattern.of([a.Re, b.Re], [a.operand(), ' + ', b.operand()], a.Zero && b.Zero);
    end
    function p = or(a, b)
        a = pattern.any_of(a);
        b = pattern.any_of(b);
        p = pattern.of(['(?:', a.Re, '|', b.Re, ')'], [a.Said, ' | ', b.Said], a.Zero && b.Zero);
    end
    function p = not(a)
        if ~a.Zero
            error('MATLAB:pattern:NotBoundary', 'Negation is supported for boundary patterns only.');
        end
        p = pattern.of(['(?!', a.Re, ')'], ['~', a.operand()], true);
    end
    function t = operand(p)
        t = p.Said;
        if contains(pattern.unfolded(t), ' | ')
            t = ['(', t, ')'];
        end
    end

    function disp(p)
        gap = mc_gap();
        if numel(p) ~= 1
            fprintf('  %s pattern array\n%s', strjoin(string(size(p)), char(215)), gap);
            for k = 1:size(p, 1)
                fprintf('    %s', strjoin(cellfun(@pattern.unfolded, {p(k, :).Said}, 'UniformOutput', false), '    '));
                fprintf('\n');
            end
            fprintf('%s', gap);
            return
        end
        [said, named] = pattern.unfolded(p.Said);
        fprintf('  pattern\n%s  Matching:\n%s    %s\n%s', gap, gap, said, gap);
        if ~isempty(named)
            fprintf('  Using named patterns:\n%s', gap);
            fprintf('    %s\n', named{:});
            fprintf('%s', gap);
        end
    end
    function display(p)
        mc_display_name(inputname(1));
        disp(p);
    end

    function r = contains(text, p, varargin)
        r = pattern.tested(text, pattern.ready(p, varargin{:}));
    end
    function r = startsWith(text, p, varargin)
        r = pattern.tested(text, ['^', pattern.ready(p, varargin{:})]);
    end
    function r = endsWith(text, p, varargin)
        r = pattern.tested(text, [pattern.ready(p, varargin{:}), '$']);
    end
    function r = matches(text, p, varargin)
        r = pattern.tested(text, ['^', pattern.ready(p, varargin{:}), '$']);
    end
    function n = count(text, p, varargin)
        c = pattern.texts(text);
        [re, zero] = pattern.ready(p, varargin{:});
        n = cellfun(@(t) numel(pattern.found(t, re, zero)), c);
    end

    function out = strfind(text, p, varargin)
        c = pattern.texts(text);
        [re, zero] = pattern.ready(p);
        out = cellfun(@(t) pattern.starts(t, re, zero), c, 'UniformOutput', false);
        if (ischar(text) || isstring(text) && isscalar(text)) && ~(numel(varargin) > 1 && varargin{2})
            out = out{1};
        end
    end
    function out = extract(text, p)
        [re, zero] = pattern.ready(p);
        out = pattern.lists(text, @(t) pattern.found(t, re, zero));
        if ~isstring(out) && isempty(out)
            out = cell(0, 1);
        end
    end
    function [out, matches] = split(text, p, dim)
        if nargin < 3, dim = 0; end
        [re, zero] = pattern.ready(p);
        out = pattern.lists(text, @(t) pattern.parts(t, re, zero), dim);
        if nargout > 1
            matches = pattern.lists(text, @(t) pattern.found(t, re, zero), dim);
        end
    end
    function out = replace(text, p, new)
        [re, zero] = pattern.ready(p);
        out = pattern.each(text, @(t) pattern.glued(pattern.parts(t, re, zero), char(new)));
    end
    function out = erase(text, p)
        out = replace(text, p, '');
    end
    function out = insertAfter(text, p, new)
        out = pattern.each(text, @(t) pattern.around(t, p, '', char(new)));
    end
    function out = insertBefore(text, p, new)
        out = pattern.each(text, @(t) pattern.around(t, p, char(new), ''));
    end
    function out = extractAfter(text, p)
        out = pattern.where_found(pattern.each(text, @(t) pattern.beside(t, p, false)), text, p);
    end
    function out = extractBefore(text, p)
        out = pattern.where_found(pattern.each(text, @(t) pattern.beside(t, p, true)), text, p);
    end
    function out = extractBetween(text, a, b, varargin)
        [re, zero] = pattern.bounded(a, b, varargin{:});
        out = pattern.lists(text, @(t) pattern.found(t, re, zero));
    end
    function out = eraseBetween(text, a, b, varargin)
        [re, zero] = pattern.bounded(a, b, varargin{:});
        out = pattern.each(text, @(t) pattern.glued(pattern.parts(t, re, zero), ''));
    end
    function out = replaceBetween(text, a, b, new, varargin)
        [re, zero] = pattern.bounded(a, b, varargin{:});
        out = pattern.each(text, @(t) pattern.glued(pattern.parts(t, re, zero), char(new)));
    end
    function out = strip(text, varargin)
        side = 'both';
        p = varargin{end};
        if numel(varargin) > 1
            side = lower(char(varargin{1}));
        end
        re = [pattern.ready(p), '+'];
        out = text;
        if ~strcmp(side, 'right')
            out = pattern.each(out, @(t) regexprep(t, ['^', re], '', 'once'));
        end
        if ~strcmp(side, 'left')
            out = pattern.each(out, @(t) regexprep(t, [re, '$'], '', 'once'));
        end
    end
end

methods (Static, Hidden)
    function t = folded(name, said)
    % The words of a named pattern: its name, and behind it what it stands for.
        t = [char(1), name, char(2), said, char(3)];
    end
    function [said, named] = unfolded(said)
    % Words in which named patterns are names, and what each of these stands for.
        named = {};
        stop = find(said == char(3), 1);
        while ~isempty(stop)
            start = find(said(1:stop) == char(1), 1, 'last');
            middle = start + find(said(start:stop) == char(2), 1) - 1;
            name = said(start + 1:middle - 1);
            named{end + 1} = [name, ': ', said(middle + 1:stop - 1)]; %#ok<AGROW>
            said = [said(1:start - 1), name, said(stop + 1:end)];
            stop = find(said == char(3), 1);
        end
        named = unique(named, 'stable');
    end
    function p = of(re, said, zero)
        p = pattern();
        p.Re = re;
        p.Said = said;
        p.Zero = zero;
    end
    function p = counted(set, name, limits)
    % As many characters of a set as there are, a number of them, or from one number to another.
        pattern.must_count(limits);
        switch numel(limits)
            case 0
                p = pattern.of([set, '+'], name, false);
            case 1
                p = pattern.of(sprintf('%s{%d}', set, limits{1}), sprintf('%s(%d)', name, limits{1}), false);
            otherwise
                p = pattern.of([set, pattern.range(limits{:})], ...
                    sprintf('%s(%s,%s)', name, num2str(limits{1}), num2str(limits{2})), false);
        end
    end
    function must_count(limits)
    % Limits are whole numbers that are not negative, the second one, which may be Inf, not below the first.
        for k = 1:numel(limits)
            n = limits{k};
            if ~isnumeric(n) || ~isscalar(n) || ~(n >= 0) || n ~= fix(n) || isinf(n) && k == 1
                error('MATLAB:pattern:InvalidCount', 'Number of occurrences must be a nonnegative integer scalar.');
            end
        end
        if numel(limits) > 1 && limits{2} < limits{1}
            error('MATLAB:pattern:InvalidRange', ...
                'Maximum number of occurrences must be greater than or equal to the minimum.');
        end
    end
    function r = range(least, most)
        if isinf(most)
            r = sprintf('{%d,}', least);
        else
            r = sprintf('{%d,%d}', least, most);
        end
    end
    function p = repeated(p, name, lazy, limits)
        pattern.must_count(limits);
        p = pattern.any_of(p);
        switch numel(limits)
            case 0
                r = '{0,}';
                said = '';
            case 1
                r = sprintf('{%d,}', limits{1});
                said = sprintf(',%d', limits{1});
            otherwise
                r = pattern.range(limits{:});
                said = sprintf(',%s,%s', num2str(limits{1}), num2str(limits{2}));
        end
        p = pattern.of([pattern.ready(p), r, lazy], [name, '(', p.Said, said, ')'], false);
    end
    function p = boundary(set, name, which)
        starts = ['(?<!', set, ')(?=', set, ')'];
        ends = ['(?<=', set, ')(?!', set, ')'];
        p = pattern.border(starts, ends, name, which);
    end
    function p = border(starts, ends, name, which)
        if isempty(which)
            p = pattern.of(['(?:', starts, '|', ends, ')'], name, true);
            return
        end
        which = lower(char(which{1}));
        said = [name, '("', which, '")'];
        switch which
            case 'start'
                p = pattern.of(starts, said, true);
            case 'end'
                p = pattern.of(ends, said, true);
            otherwise
                p = pattern.of(['(?:', starts, '|', ends, ')'], said, true);
        end
    end
    function p = any_of(p)
    % The pattern that matches what one of an array of patterns does.
        p = pattern(p);
        if numel(p) > 1
            re = ['(?:', pattern.glued({p.Re}, '|'), ')'];
            p = pattern.of(re, strjoin({p.Said}, ' | '), all([p.Zero]));
        end
    end
    function [re, zero] = ready(p, varargin)
    % The expression of a pattern or of an array of them, and whether it may match between characters.
        p = pattern.any_of(p);
        zero = p.Zero;
        re = ['(?:', p.Re, ')'];
        if numel(varargin) > 1 && varargin{2}
            re = ['(?i:', p.Re, ')'];
        end
    end
    function [re, zero] = bounded(a, b, varargin)
    % What lies between two boundaries; 'Boundaries', 'inclusive' takes them with it.
        if isnumeric(a) || isnumeric(b)
            error('MATLAB:string:PositionOrPattern', 'Start and end must be both positions or both text or patterns.');
        end
        if numel(varargin) > 1 && strcmpi(varargin{2}, 'inclusive')
            re = [pattern.ready(a), '.*?', pattern.ready(b)];
        else
            re = ['(?<=', pattern.ready(a), ').*?(?=', pattern.ready(b), ')'];
        end
        zero = false;
    end
    function c = texts(text)
        if ischar(text)
            c = {text};
        elseif isstring(text) || iscellstr(text)
            c = cellstr(text);
        else
            error('MATLAB:string:MustBeStringArray', 'First argument must be text.');
        end
    end
    function r = tested(text, re)
        c = pattern.texts(text);
        r = cellfun(@(t) ~isempty(regexp(t, re, 'once', 'emptymatch')), c);
    end
    function m = found(t, re, zero)
        if zero
            m = regexp(t, re, 'match', 'emptymatch');
        else
            m = regexp(t, re, 'match');
        end
    end
    function k = starts(t, re, zero)
        if zero
            k = regexp(t, re, 'start', 'emptymatch');
        else
            k = regexp(t, re, 'start');
        end
    end
    function m = parts(t, re, zero)
        if zero
            m = regexp(t, re, 'split', 'emptymatch');
        else
            m = regexp(t, re, 'split');
        end
    end
    function t = glued(c, between)
        t = '';
        for k = 1:numel(c)
            if k > 1
                t = [t, between];
            end
            t = [t, c{k}];
        end
    end
    function out = around(t, p, before, after)
        [re, zero] = pattern.ready(p);
        m = pattern.found(t, re, zero);
        c = pattern.parts(t, re, zero);
        out = c{1};
        for k = 1:numel(m)
            out = [out, before, m{k}, after, c{k + 1}];
        end
    end
    function out = beside(t, p, before)
        [from, to] = regexp(t, pattern.ready(p), 'start', 'end', 'once', 'emptymatch');
        if isempty(from)
            out = '';
        elseif before
            out = t(1:from - 1);
        else
            out = t(to + 1:end);
        end
    end
    function out = where_found(out, text, p)
    % Strings in which there is no match have no part beside one.
        if isstring(out)
            out(~contains(text, p)) = missing;
        end
    end
    function out = each(text, f)
        if ischar(text)
            out = f(text);
        elseif isstring(text)
            out = reshape(string(cellfun(f, pattern.texts(text), 'UniformOutput', false)), size(text));
        else
            out = cellfun(f, pattern.texts(text), 'UniformOutput', false);
        end
    end
    function out = lists(text, f, dim)
    % The lists that f makes of the texts, side by side: a column for one text, a row for each of several; or along a
    % dimension.
        if nargin < 3, dim = 0; end
        c = cellfun(f, pattern.texts(text), 'UniformOutput', false);
        n = unique(cellfun(@numel, c(:)));
        if numel(n) > 1
            error('MATLAB:string:NonuniformMatches', 'The number of matches must be the same for all elements.');
        end
        flat = cell(numel(c), max([n, 0]));
        for k = 1:numel(c)
            flat(k, :) = c{k};
        end
        if numel(c) == 1
            out = reshape(flat, [], 1);
        else
            s = size(c);
            if s(end) == 1
                s = s(1:end - 1);
            end
            out = reshape(flat, [s, size(flat, 2)]);
        end
        from = max(1, ndims(out) - (numel(c) == 1));
        if dim > 0 && dim ~= from
            order = 1:max(dim, ndims(out));
            order([dim, from]) = order([from, dim]);
            out = permute(out, order);
        end
        if isstring(text)
            if isempty(out)
                out = strings(size(out));
            else
                out = string(out);
            end
        end
    end
end
end
