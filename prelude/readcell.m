function c = readcell(filename, varargin)
% READCELL  A text file with delimiters as a cell array: numbers where a field is one, points in time and lengths of
%   time, else texts; empty fields are missing. Options as those of readtable that say how the file is written.

[f, o] = mc_read_fields('readcell', filename, varargin);
c = repmat({missing}, size(f));
x = str2double(f);
number = ~isnan(x) | strcmpi(strtrim(f), 'nan');
c(number) = num2cell(x(number));
for k = reshape(find(~number & ~cellfun(@isempty, f)), 1, [])
    t = mc_read_times(f(k), o);
    if iscell(t)
        c{k} = f{k};
        if strcmpi(char(o.TextType), 'string'), c{k} = string(f{k}); end
    else
        c{k} = t;
    end
end
end
