function v = mc_import_column(c, type, details, rule)
% MC_IMPORT_COLUMN  A column of texts as a variable of this class. Details are those that setvaropts knows, as a struct;
%   texts that cannot be read count as missing, or are an error where the rule says so.

if ~isempty(get_from(details, 'Prefixes'))
    for p = reshape(cellstr(details.Prefixes), 1, []), c = regexprep(c, ['^', regexptranslate('escape', p{1})], ''); end
end
if ~isempty(get_from(details, 'Suffixes'))
    for p = reshape(cellstr(details.Suffixes), 1, []), c = regexprep(c, [regexptranslate('escape', p{1}), '$'], ''); end
end
gone = cellfun(@isempty, c);
lost = get_from(details, 'TreatAsMissing');
if ~isempty(lost), gone = gone | ismember(c, cellstr(lost)); end
wrong = false(size(c));
fill = get_from(details, 'FillValue');
switch type
    case {'char', 'string'}
        v = c;
        if strcmp(type, 'string')
            v = string(c);
            v(gone) = missing;
        end
        if ~isempty(fill) && strcmp(type, 'char'), v(gone) = cellstr(fill); end
        if ~isempty(fill) && strcmp(type, 'string'), v(gone) = fill; end
        return
    case 'categorical'
        known = get_from(details, 'Categories');
        t = c;
        t(gone) = {''};
        v = categorical(t);
        if ~isempty(known), v = categorical(t, cellstr(known)); end
    case 'logical'
        yes = {'true', 't', '1', 'yes', 'y'};
        no = {'false', 'f', '0', 'no', 'n'};
        if ~isempty(get_from(details, 'TrueSymbols')), yes = lower(cellstr(details.TrueSymbols)); end
        if ~isempty(get_from(details, 'FalseSymbols')), no = lower(cellstr(details.FalseSymbols)); end
        v = ismember(lower(c), yes);
        wrong = ~gone & ~v & ~ismember(lower(c), no);
    case 'datetime'
        form = get_from(details, 'InputFormat');
        v = NaT(size(c));
        for k = reshape(find(~gone), 1, [])
            try
                if isempty(form), v(k) = datetime(c{k}); else, v(k) = datetime(c{k}, 'InputFormat', char(form)); end
            catch
                wrong(k) = true;
            end
        end
        if ~isempty(form), v.Format = char(form); end
        if ~isempty(get_from(details, 'DatetimeFormat')), v.Format = char(details.DatetimeFormat); end
    case 'duration'
        v = seconds(NaN(size(c)));
        v.Format = 'hh:mm:ss';
        for k = reshape(find(~gone), 1, [])
            try
                v(k) = duration(c{k});
            catch
                wrong(k) = true;
            end
        end
        if ~isempty(get_from(details, 'DurationFormat')), v.Format = char(details.DurationFormat); end
    otherwise
        t = c;
        if ~isempty(get_from(details, 'ThousandsSeparator')), t = strrep(t, char(details.ThousandsSeparator), ''); end
        if ~isempty(get_from(details, 'DecimalSeparator')), t = strrep(t, char(details.DecimalSeparator), '.'); end
        if isequal(get_from(details, 'TrimNonNumeric'), true), t = regexprep(t, '^[^\d+\-.]+|[^\d.]+$', ''); end
        x = str2double(t);
        wrong = isnan(x) & ~gone & ~strcmpi(strtrim(t), 'nan');
        if any(wrong | gone) && ~any(strcmp(type, {'double', 'single'})) && isempty(fill), x(wrong | gone) = 0; end
        v = cast(x, type);
end
if any(wrong(:)) && strcmpi(rule, 'error')
    k = find(wrong, 1);
    error('MATLAB:readtable:ImportError', 'Unable to convert ''%s'' to %s.', c{k}, type);
end
if ~isempty(fill) && any(wrong | gone)
    v(wrong | gone) = fill;
end
end

function x = get_from(s, name)
x = [];
if isfield(s, name), x = s.(name); end
end
