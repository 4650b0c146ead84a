% disp gives no value; an order of dimensions is whole; datestr takes 'local'; polyfit tells how well it fits.
try
    x = disp(1);
catch e
    disp(e.identifier)
end
try
    permute(ones(2, 3), [1.5 2.5])
catch e
    disp(e.message)
end
disp(datestr([2024 10 1 3 4 2], 'local'))
disp(datestr([2024 10 1 3 4 2], 'yyyy', 'local'))
[p, s] = polyfit([1 2 3 4], [1 4 9 15], 1);
fprintf('%.4f\n', s.rsquared)
