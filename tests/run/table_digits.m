% Numbers of tables are written with the digits that format says.
T = table([pi; 1/3], single([pi; 100]), [1+2i; 1/3], {pi; 2}, int8([1; 2]), ...
    'VariableNames', {'Var1', 'Var2', 'Var3', 'Var4', 'Var5'});
format long
T
format shortE
T(1, 1:2)
format bank
T(:, 1)
format
T(:, 1:2)
