function writestruct(S, filename, varargin)
% WRITESTRUCT  Writes a structure to an XML or JSON file, as readstruct reads it: fields with the suffix of attributes
%   as attributes, the field Text as text. 'FileType', 'StructNodeName', 'AttributeSuffix', 'PrettyPrint'.
%   Source: MATLAB documentation, "writestruct".

o = mc_named_options('writestruct', {'FileType', 'StructNodeName', 'AttributeSuffix', 'PrettyPrint'}, varargin);
if ~isstruct(S)
    error('MATLAB:io:xml:writestruct:InvalidInput', 'The first input must be a structure.');
end
[~, ~, kind] = fileparts(char(filename));
if ~isempty(o.FileType) && ~strcmpi(o.FileType, 'auto')
    kind = ['.', validatestring(o.FileType, {'xml', 'json'})];
end
switch lower(kind)
    case '.xml'
        root = 'struct';
        if ~isempty(o.StructNodeName)
            root = char(o.StructNodeName);
        end
        suffix = 'Attribute';
        if ~isempty(o.AttributeSuffix)
            suffix = char(o.AttributeSuffix);
        end
        text = ['<?xml version="1.0" encoding="UTF-8"?>' newline, elements(root, S, suffix, '')];
    case '.json'
        pretty = isempty(o.PrettyPrint) || o.PrettyPrint;
        text = jsonencode(without_missing(S), 'PrettyPrint', pretty);
    otherwise
        error('MATLAB:io:xml:writestruct:UnsupportedFileType', ...
            'The file type of ''%s'' is not known: give ''FileType'' as ''xml'' or ''json''.', char(filename));
end
f = fopen(filename, 'w');
if f < 0
    error('MATLAB:io:common:file:CannotOpen', 'Unable to open ''%s'' for writing.', char(filename));
end
fwrite(f, unicode2native(text, 'UTF-8'));
fclose(f);
end

function v = without_missing(v)
% What is missing is null in JSON, as NaN is.
if isstruct(v)
    names = fieldnames(v);
    for k = 1:numel(v)
        for q = 1:numel(names)
            v(k).(names{q}) = without_missing(v(k).(names{q}));
        end
    end
elseif iscell(v)
    v = cellfun(@without_missing, v, 'UniformOutput', false);
elseif isa(v, 'missing')
    v = NaN(size(v));
end
end

function text = elements(name, v, suffix, gap)
% An element for each struct, number or text of an array.
parts = {};
if ischar(v)
    v = string(v);
end
for k = 1:numel(v)
    if iscell(v)
        parts{end + 1} = elements(name, v{k}, suffix, gap);
    elseif isstruct(v)
        parts{end + 1} = element(name, v(k), suffix, gap);
    elseif isstring(v) && ismissing(v(k))
        parts{end + 1} = sprintf('%s<%s></%s>\n', gap, name, name);
    else
        parts{end + 1} = sprintf('%s<%s>%s</%s>\n', gap, name, escaped(v(k)), name);
    end
end
if isempty(v)
    parts = {sprintf('%s<%s></%s>\n', gap, name, name)};
end
text = [parts{:}];
end

function text = element(name, s, suffix, gap)
names = fieldnames(s);
of_attributes = endsWith(names, suffix) & strlength(names) > numel(suffix);
head = name;
for k = reshape(find(of_attributes), 1, [])
    value = s.(names{k});
    if ~(isscalar(value) && ismissing(value))
        head = [head, sprintf(' %s="%s"', names{k}(1:end-numel(suffix)), escaped(value))];
    end
end
inner = '';
body = '';
for k = reshape(find(~of_attributes), 1, [])
    value = s.(names{k});
    if ~ischar(value) && ~isstruct(value) && ~iscell(value) && isscalar(value) && ismissing(value)
        continue
    elseif strcmp(names{k}, 'Text') && ~isstruct(value)
        inner = escaped(value);
    else
        body = [body, elements(names{k}, value, suffix, [gap, '    '])];
    end
end
if isempty(body)
    text = sprintf('%s<%s>%s</%s>\n', gap, head, inner, name);
else
    text = [sprintf('%s<%s>%s\n', gap, head, inner), body, sprintf('%s</%s>\n', gap, name)];
end
end

function text = escaped(v)
if isnumeric(v)
    text = sprintf('%.15g', v);
    if str2double(text) ~= v
        text = sprintf('%.17g', v);
    end
else
    text = char(string(v));
end
text = strrep(strrep(strrep(strrep(text, '&', '&amp;'), '<', '&lt;'), '>', '&gt;'), '"', '&quot;');
end
