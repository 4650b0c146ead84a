function out = compose(template, varargin)
% COMPOSE  Texts from a template: one for each row of the data. Escapes are carried
%   out. Only the templates and data of one text each row are known here.

if ischar(template)
    t = {template};
else
    t = cellstr(template);
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
        end
        for q = 1:size(x, 2)
            columns{end+1} = x(:, q);
        end
    end
    if isempty(columns)
        columns = {[]};
    end
    rows = size(columns{1}, 1);
    rows = max(rows, numel(t));
    % A template with fewer fields than there are columns is used again for the next ones.
    fields = numel(regexp(strrep(t{1}, '%%', ''), '%[-+ #0]*[\d*]*(\.[\d*]+)?[bt]?[diuoxXfeEgGcs]'));
    groups = max(1, floor(numel(columns) / max(fields, 1)));
    if fields == 0
        groups = 1;
    end
    c = cell(rows, groups);
    for i = 1:rows
        for g = 1:groups
            data = cell(1, min(max(fields, 1), numel(columns)));
            for q = 1:numel(data)
                x = columns{(g-1) * numel(data) + q};
                v = x(min(i, end):min(i, end));
                if iscell(v) && ~isempty(v)
                    v = v{1};
                end
                if isstring(v)
                    v = char(v);
                end
                data{q} = v;
            end
            c{i, g} = sprintf(t{min(i, end)}, data{:});
        end
    end
end
if isstring(template)
    out = string(c);
else
    out = c;
end
end
