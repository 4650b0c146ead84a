x = show(1);

function show(x)
fprintf('%d\n', x);
end
