function S = readstruct(filename, varargin)
% READSTRUCT  The structure of an XML or JSON file. Texts are strings, and what reads as a number is one. Parts of one
%   name become a row; structs get each other's fields, with `missing` where they have none. Attributes of XML are
%   fields with a suffix ('AttributeSuffix'), text beside other parts is the field Text. 'FileType' 'xml' or 'json',
%   'StructNodeName' (the first element of that name is read), 'ImportAttributes', 'DetectTypes'. Dates stay texts.
%   Source: MATLAB documentation, "readstruct".

names = {'FileType', 'StructNodeName', 'AttributeSuffix', 'ImportAttributes', 'DetectTypes'};
o = mc_named_options('readstruct', names, varargin);
[~, ~, kind] = fileparts(char(filename));
if ~isempty(o.FileType) && ~strcmpi(o.FileType, 'auto')
    kind = ['.', validatestring(o.FileType, {'xml', 'json'})];
end
try
    text = fileread(filename);
catch
    error('MATLAB:io:common:file:NotFound', 'Unable to find or open ''%s''.', char(filename));
end
switch lower(kind)
    case '.xml'
        if isempty(o.AttributeSuffix)
            o.AttributeSuffix = 'Attribute';
        end
        if isempty(o.ImportAttributes)
            o.ImportAttributes = true;
        end
        if isempty(o.DetectTypes)
            o.DetectTypes = true;
        end
        S = mc_read_xml(text, o);
    case '.json'
        S = of_json(jsondecode(text));
    otherwise
        error('MATLAB:io:xml:readstruct:UnsupportedFileType', ...
            'The file type of ''%s'' is not known: give ''FileType'' as ''xml'' or ''json''.', char(filename));
end
if ~isstruct(S)
    S = struct('Text', S);
end
end

function v = of_json(v)
% What jsondecode gives, with strings, rows, and structs of the same fields.
if ischar(v)
    v = string(v);
elseif isstruct(v)
    names = fieldnames(v);
    for k = 1:numel(v)
        for q = 1:numel(names)
            v(k).(names{q}) = of_json(v(k).(names{q}));
        end
    end
    v = reshape(v, 1, []);
elseif iscell(v)
    v = mc_same_kind(reshape(cellfun(@of_json, v, 'UniformOutput', false), 1, []));
elseif iscolumn(v) && ~isempty(v)
    v = v.';
end
end
