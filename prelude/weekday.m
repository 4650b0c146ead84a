function [n, name] = weekday(t)
% WEEKDAY  Day of the week of a serial date number; 1 is Sunday.

n = mod(floor(t) - 2, 7) + 1;
names = ['Sun'; 'Mon'; 'Tue'; 'Wed'; 'Thu'; 'Fri'; 'Sat'];
name = names(n, :);
end
