% Dates read from texts, by form and by format.
texts = {'15-Jan-2020', '15-Jan-2020 10:30:00', '01/15/2020', '1/5/2020', '2020-01-15 10:30:00', '2020/01/15', ...
    'Jan-15-2020', '15-Jan-2020 10:30:00 PM', 'Jan 15, 2020', '2020-01-15T10:30:00', 'Jan-2020', ...
    'Jan.15,2020 10:30:00', '20200115T103000', '03/07/2019 12:30'};
for k = 1:numel(texts)
    fprintf('%d ', datevec(texts{k}));
    fprintf('\n');
end
disp(datenum('15/01/2020', 'dd/mm/yyyy'))
disp(datestr(datenum('20200203', 'yyyymmdd'), 1))
disp(datestr(datenum('3:05 PM 7.2.2021', 'HH:MM PM dd.mm.yyyy'), 0))
disp(datestr(datenum('01/15/50', 'mm/dd/yy', 1900), 1))
disp(datestr(datenum('01/15/50', 'mm/dd/yy', 2000), 1))
disp(datestr(datenum('12:30:15.250', 'HH:MM:SS.FFF'), 'HH:MM:SS.FFF'))
disp(datestr(0.5))
disp(datestr(0))
disp(datestr(730486.25))
disp(datestr([2020 2 29]))
disp(datevec(0.25))
v = datevec('10:30');
fprintf('%d ', v(2:6));
fprintf('\n');
c = clock;
disp(v(1) == c(1))
try
    datenum('no date')
catch e
    fprintf('%s\n', e.identifier);
end
try
    datenum('2020-01-15', 'yyyy-mm-dd HH:MM')
catch e
    fprintf('%s\n', e.identifier);
end
