function t = list_in_sum()
s = struct('a', {1, 2, 3});
t = s.a + 1; %! certain-error
end
