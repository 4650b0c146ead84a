a = ones(2, 5);
fprintf('%d\n', pick(a, 2));
fprintf('%d\n', pick(a, 3));

function v = pick(m, row)
v = m(row, 1);
end
