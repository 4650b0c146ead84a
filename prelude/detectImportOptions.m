function o = detectImportOptions(file, varargin)
% DETECTIMPORTOPTIONS  Options with which readtable reads a text file as it would without: its variables, their types
%   and where they stand. Names and values as those of readtable that say how the file is written.

[C, given] = mc_read_fields('detectImportOptions', file, varargin);
T = readtable(file, varargin{:}, 'ReadRowNames', false);
o = matlab.io.text.DelimitedTextImportOptions();
if ~isempty(given.Delimiter), o.Delimiter = given.Delimiter; end
if ~isempty(given.CommentStyle), o.CommentStyle = reshape(cellstr(given.CommentStyle), 1, []); end
o.ConsecutiveDelimitersRule = char(given.ConsecutiveDelimitersRule);
o.LeadingDelimitersRule = char(given.LeadingDelimitersRule);
if isequal(given.Delimiter, ' ')
    o.ConsecutiveDelimitersRule = 'join';
    o.LeadingDelimitersRule = 'ignore';
end
o.VariableNamingRule = char(given.VariableNamingRule);
o.MissingRule = char(given.MissingRule);
o.VariableNames = T.Properties.VariableNames;
first = 0;
if ~isempty(given.NumHeaderLines), first = given.NumHeaderLines; end
if size(C, 1) > height(T)
    o.VariableNamesLine = first + 1;
    first = first + 1;
end
o.DataLines = [first + 1, Inf];
for k = 1:width(T)
    v = T.(k);
    type = class(v);
    if iscell(v), type = 'char'; end
    o.VariableTypes{k} = type;
    if isdatetime(v)
        o = setvaropts(o, k, 'InputFormat', v.Format);
    elseif isnumeric(v) && ~strcmp(given.DecimalSeparator, '.')
        o = setvaropts(o, k, 'DecimalSeparator', given.DecimalSeparator);
    end
    if isnumeric(v) && ~isempty(given.ThousandsSeparator)
        o = setvaropts(o, k, 'ThousandsSeparator', given.ThousandsSeparator);
    end
    if ~isempty(given.TreatAsMissing)
        o = setvaropts(o, k, 'TreatAsMissing', cellstr(given.TreatAsMissing));
    end
end
end
