function t = string_times(n)
name = "abc";
t = name * 2; %! certain-error
disp(n);
end
