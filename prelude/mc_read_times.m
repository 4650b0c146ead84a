function v = mc_read_times(c, o)
% MC_READ_TIMES  A column of texts as datetime or duration, where all of them are such; else the texts.

v = c;
given = c(~cellfun(@isempty, c));
if isempty(given) || ~any(given{1} >= '0' & given{1} <= '9')
    return
end
if strcmpi(char(o.DurationType), 'duration') && all(~cellfun(@isempty, regexp(given, '^\d{1,3}:\d{2}(:\d{2}(\.\d+)?)?$', 'once')))
    v = NaN(size(c));
    v = duration(v, v, v);
    for k = find(~cellfun(@isempty, c))'
        p = str2double(strsplit(c{k}, ':'));
        p(end + 1:3) = 0;
        v(k) = duration(p);
    end
    return
end
if ~strcmpi(char(o.DatetimeType), 'datetime')
    return
end
forms = {'^\d{4}-\d{2}-\d{2}$', 'uuuu-MM-dd'; '^\d{4}-\d{2}-\d{2} \d{2}:\d{2}:\d{2}$', 'uuuu-MM-dd HH:mm:ss'; ...
    '^\d{4}-\d{2}-\d{2} \d{2}:\d{2}$', 'uuuu-MM-dd HH:mm'; '^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}$', 'uuuu-MM-dd''T''HH:mm:ss'; ...
    '^\d{1,2}/\d{1,2}/\d{4}$', 'MM/dd/uuuu'; '^\d{1,2}/\d{1,2}/\d{4} \d{2}:\d{2}:\d{2}$', 'MM/dd/uuuu HH:mm:ss'; ...
    '^\d{4}/\d{2}/\d{2}$', 'uuuu/MM/dd'; '^\d{1,2}-[A-Za-z]{3}-\d{4}$', 'dd-MMM-uuuu'; ...
    '^\d{1,2}-[A-Za-z]{3}-\d{4} \d{2}:\d{2}:\d{2}$', 'dd-MMM-uuuu HH:mm:ss'};
for k = 1:size(forms, 1)
    if all(~cellfun(@isempty, regexp(given, forms{k, 1}, 'once')))
        try
            v = datetime(c, 'InputFormat', forms{k, 2}, 'Format', forms{k, 2});
        catch
        end
        return
    end
end
end
