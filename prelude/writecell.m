function writecell(c, filename, varargin)
% WRITECELL  A cell array as a text file with one line for each row; 'Delimiter' and
%   'WriteMode' ('overwrite' or 'append') may follow.

if ~iscell(c)
    other = 'writematrix';
    if istabular(c), other = 'writetable'; end
    error('MATLAB:writecell:UnsupportedType', 'Unsupported type ''%s''. Use %s instead.', class(c), other);
end
[~, ~, ending] = fileparts(char(filename));
if any(strcmpi(ending, {'.xls', '.xlsx', '.xlsm', '.xlsb', '.ods'}))
    error('tame:unsupported', 'Writing of spreadsheets is not supported yet.');
end
delimiter = ',';
mode = 'w';
quotes = 'minimal';
for k = 1:2:numel(varargin)-1
    switch lower(char(varargin{k}))
        case 'delimiter'
            delimiter = named(varargin{k+1});
        case 'writemode'
            if strcmpi(varargin{k+1}, 'append')
                mode = 'a';
            end
        case 'quotestrings'
            quotes = varargin{k+1};
            if islogical(quotes) || isnumeric(quotes)
                quotes = {'none', 'all'};
                quotes = quotes{1 + logical(varargin{k+1})};
            end
            quotes = lower(char(quotes));
        case {'encoding', 'filetype', 'datelocale'}
        otherwise
            error('MATLAB:writecell:UnknownOption', 'Unknown option ''%s''.', char(varargin{k}));
    end
end
fid = fopen(char(filename), mode);
if fid < 0
    error('MATLAB:table:write:FileOpenError', 'Unable to open file ''%s'' for writing.', char(filename));
end
for i = 1:size(c, 1)
    fields = cell(1, size(c, 2));
    for j = 1:size(c, 2)
        fields{j} = field(c{i, j}, delimiter, quotes);
    end
    fprintf(fid, '%s\n', strjoin(fields, delimiter));
end
fclose(fid);
end

function d = named(d)
d = char(d);
switch lower(d)
    case {'tab', '\t'}, d = sprintf('\t');
    case 'space', d = ' ';
    case 'comma', d = ',';
    case 'semi', d = ';';
    case 'bar', d = '|';
end
end

function t = field(v, delimiter, quotes)
if isempty(v)
    t = '';
elseif ischar(v) || isstring(v)
    t = char(v);
    if strcmp(quotes, 'all') || strcmp(quotes, 'minimal') && (any(t == '"') || any(t == newline) || ~isempty(strfind(t, delimiter)))
        t = ['"' strrep(t, '"', '""') '"'];
    end
elseif islogical(v)
    t = sprintf('%d', v);
elseif isa(v, 'datetime') || isa(v, 'duration') || isa(v, 'categorical')
    t = char(v);
else
    t = sprintf('%.15g', v(1));
end
end
