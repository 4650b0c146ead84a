function S = mc_read_xml(text, o)
% MC_READ_XML  The structure of the root of an XML text, or of the first element of the name o.StructNodeName. What is
%   read is kept on a stack of open elements, so that nesting needs no recursion. Entities that a document declares
%   are not known, and stay as they are written.

[open, S] = deal(struct('name', {}, 'fields', {}, 'text', {}), []);
[found, at] = deal(false, 1);
pattern = ['<!--.*?-->|<!\[CDATA\[.*?\]\]>|<\?.*?\?>|<!DOCTYPE[^>\[]*(?:\[.*?\])?\s*>|' ...
    '<(?:[^<>"'']|"[^"]*"|''[^'']*'')*>|[^<]+'];
[tokens, starts, ends] = regexp(text, pattern, 'match', 'start', 'end');
for k = 1:numel(tokens)
    if starts(k) ~= at
        damaged();
    end
    at = ends(k) + 1;
    t = tokens{k};
    if strncmp(t, '<!--', 4) || strncmp(t, '<?', 2) || strncmp(t, '<!DOCTYPE', 9)
        continue
    elseif strncmp(t, '<![CDATA[', 9)
        if isempty(open)
            damaged();
        end
        open(end).text = [open(end).text, t(10:end-3)];
    elseif t(1) ~= '<'
        if ~isempty(open)
            open(end).text = [open(end).text, plain(t)];
        elseif ~all(isspace(t) | t == 65279)
            damaged();
        end
    elseif t(2) == '/'
        if isempty(open) || ~strcmp(strtrim(t(3:end-1)), open(end).name)
            damaged();
        end
        [open, S, found] = close_last(open, o, S, found);
    else
        name = regexp(t, '^<([^\s/>="'']+)', 'tokens', 'once');
        if isempty(name) || isempty(open) && found && isempty(o.StructNodeName)
            damaged();
        end
        open(end + 1) = struct('name', name{1}, 'fields', {attributes(t, o)}, 'text', '');
        if t(end - 1) == '/'
            [open, S, found] = close_last(open, o, S, found);
        end
    end
end
if at <= numel(text) || ~isempty(open) || ~found && isempty(o.StructNodeName)
    damaged();
elseif ~found
    error('MATLAB:io:xml:readstruct:NodeNotFound', 'The file has no such element.');
end
end

function [open, S, found] = close_last(open, o, S, found)
% The value of the innermost element becomes a part of the one around it.
last = open(end);
open(end) = [];
value = value_of(last, o);
wanted = isempty(o.StructNodeName) && isempty(open) || strcmp(last.name, o.StructNodeName);
if wanted && ~found
    S = value;
    found = true;
end
if ~isempty(open)
    open(end).fields(end + 1, :) = {field_name(last.name), value};
end
end

function value = value_of(element, o)
text = strtrim(element.text);
parts = element.fields;
if isempty(parts)
    value = typed(text, o);
    return
end
value = struct();
if ~isempty(text)
    at = find(~endsWith(parts(:, 1), char(o.AttributeSuffix)), 1);
    if isempty(at)
        at = size(parts, 1) + 1;
    end
    parts = [parts(1:at-1, :); {'Text', typed(text, o)}; parts(at:end, :)];
end
[names, ~, group] = unique(parts(:, 1), 'stable');
for k = 1:numel(names)
    several = parts(group == k, 2);
    if isscalar(several)
        value.(names{k}) = several{1};
    else
        value.(names{k}) = mc_same_kind(several.');
    end
end
end

function fields = attributes(tag, o)
% Names and values of the attributes of a tag.
fields = cell(0, 2);
if ~o.ImportAttributes
    return
end
found = regexp(tag, '\s([^\s=/>"'']+)\s*=\s*(?:"([^"]*)"|''([^'']*)'')', 'tokens');
for k = 1:numel(found)
    fields(k, :) = {[field_name(found{k}{1}), char(o.AttributeSuffix)], typed(strtrim(plain(found{k}{end})), o)};
end
end

function name = field_name(name)
name = matlab.lang.makeValidName(strrep(name, ':', '_'));
end

function v = typed(text, o)
% A text as a number where it is one.
if o.DetectTypes && ~isempty(regexp(text, '^([+-]?(\d+\.?\d*|\.\d+)([eE][+-]?\d+)?|[+-]?Inf|NaN)$', 'once'))
    v = str2double(text);
else
    v = string(text);
end
end

function text = plain(text)
% The characters that entities stand for.
if ~any(text == '&')
    return
end
[codes, parts] = regexp(text, '&(#\d+|#x[0-9a-fA-F]+|lt|gt|quot|apos|amp);', 'tokens', 'split');
out = parts(1);
for k = 1:numel(codes)
    code = codes{k}{1};
    switch code
        case 'lt', c = '<';
        case 'gt', c = '>';
        case 'quot', c = '"';
        case 'apos', c = '''';
        case 'amp', c = '&';
        otherwise
            if code(2) == 'x'
                c = char(hex2dec(code(3:end)));
            else
                c = char(str2double(code(2:end)));
            end
    end
    out = [out, {c}, parts(k + 1)];
end
text = [out{:}];
end

function damaged()
error('MATLAB:io:xml:readstruct:ParseError', 'The file is not well-formed XML.');
end
