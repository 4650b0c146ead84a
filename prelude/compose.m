function out = compose(template, varargin)
% COMPOSE  Texts from a template: one for each row of the data, and in a row one for each time that the template is
%   used. Conversions that nothing is left for stay as they are; what is no escape is an error.

if ischar(template)
    t = {template};
else
    t = cellstr(template);
end
for k = 1:numel(t)
    check_escapes(t{k});
end
if nargin == 1
    c = cell(size(t));
    for k = 1:numel(t)
        c{k} = sprintf(strrep(t{k}, '%', '%%'));
        c{k} = strrep(c{k}, '%%', '%');
    end
else
    columns = {};
    for j = 1:numel(varargin)
        x = varargin{j};
        if ischar(x)
            x = {x};
        elseif isempty(x)
            continue
        end
        for q = 1:size(x, 2)
            columns{end+1} = x(:, q);
        end
    end
    if isempty(columns)
        columns = {[]};
    end
    rows = max(size(columns{1}, 1), numel(t));
    conversion = '%[-+ #0]*[\d*]*(\.[\d*]+)?[bt]?[diuoxXfeEgGcs]';
    c = cell(rows, 1);
    for i = 1:rows
        text = t{min(i, end)};
        % Percent signs that stand for themselves are no conversions.
        first = regexp(strrep(text, '%%', '  '), conversion);
        fields = numel(first);
        groups = max(1, ceil(numel(columns) / max(fields, 1)));
        if fields == 0
            groups = 1;
        end
        for g = 1:groups
            from = (g-1) * fields;
            data = cell(1, max(min(fields, numel(columns) - from), fields == 0));
            for q = 1:numel(data)
                x = columns{from + q};
                v = x(max(min(i, end), 1):min(i, end));
                if iscell(v) && ~isempty(v)
                    v = v{1};
                end
                if isstring(v)
                    v = char(v);
                end
                data{q} = v;
            end
            if numel(data) < fields && ~(isscalar(data) && isempty(data{1}))
                % What is left of the template has no data.
                at = first(numel(data) + 1) - 1;
                c{i, g} = [sprintf(text(1:at), data{:}), strrep(sprintf(strrep(text(at+1:end), '%', '%%')), '%%', '%')];
            else
                c{i, g} = sprintf(text, data{:});
            end
        end
    end
end
if isstring(template)
    out = string(c);
else
    out = c;
end
end

function check_escapes(text)
bad = regexp(strrep(text, '\\', '  '), '\\([^nrtabfvx0-7''"]|$)', 'match', 'once');
if isempty(bad)
    return
elseif strcmp(bad, '\')
    error('MATLAB:printf:NoControlCharacterInFormat', '%s', 'A lone trailing backslash, ''\'' , is not a valid control character. See ''doc sprintf'' for control characters valid in the format string.');
elseif any(bad(2) == '89')
    error('MATLAB:printf:OctalCharCodeInvalid', 'Valid octal digits are 0-7.');
end
error('MATLAB:printf:BadEscapeSequenceInFormat', 'Escaped character ''%s'' is not valid. See ''doc sprintf'' for supported special characters.', bad);
end
