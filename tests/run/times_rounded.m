% Functions of the library's classes take what the functions of numbers of the same name do not.
x = hours(2.7);
disp(floor(x, 'hours'))
disp(class(x + 1))
disp(round(minutes(12.4), 'minutes'))
y = days(2);
if y > x, disp('later'), end
