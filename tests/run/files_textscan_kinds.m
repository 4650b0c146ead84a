% Dates, durations, categories and digits behind the point, read by textscan.
c = textscan(sprintf('2014-01-02,red,1.25\n2015-03-04,blue,2.5\n2016-05-06,red,3'), '%{yyyy-MM-dd}D%C%f', 'Delimiter', ',');
disp(c{1})
disp(categories(c{2}))
disp(c{2} == 'red')
disp(c{3})
c = textscan('1:30:00 02:00:15', '%T');
disp(c{1})
c = textscan('07/15/2020 x 08/16/2021 y', '%{MM/dd/yyyy}D %*s');
disp(year(c{1}))
c = textscan('3.14159', '%5.2f');
disp(c{1}')
c = textscan('12345678', '%4.1f');
disp(c{1}')
try
    textscan('a', '%{x}q')
catch e
    disp(e.message)
end
