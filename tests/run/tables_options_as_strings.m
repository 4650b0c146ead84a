% Options of tables, times and categories may be strings.
disp(cellstr(discretize([1 2 3], [0 2 4], "categorical")))
T = fillmissing(table([1; NaN], ["a"; missing]), "constant", {0, "z"});
fprintf('%d %s\n', T.Var1(2), T.Var2(2));
fprintf('%s ', categories(categorical({'b', 'a'}), 'OutputType', 'string'));
fprintf('\n');
fprintf('%g\n', hours(max([hours(1) NaN], [], "omitnan")));
fprintf('%s\n', max(datetime(2024, 1, [1 2]), [], "omitnat"));
