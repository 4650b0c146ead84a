% Handles of functions in packages and of static methods have their whole names.
f = @Ruler.doubled
g = @geo.area;
disp(func2str(f));
disp(func2str(g));
disp([f(4), g(2)]);
c = {f, g, @sin};
for k = 1:3
    fprintf('%s %g\n', func2str(c{k}), c{k}(0));
end
s.callback = g
