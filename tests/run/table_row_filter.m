% Rows of a table by conditions on its variables.
T = table([38; 43; 49], ["Li"; "Diaz"; "Brown"], {'M'; 'F'; 'F'}, 'VariableNames', {'Age', 'Name', 'Sex'});
rf = rowfilter(T);
disp(T(rf.Age > 40, :))
disp(T(rf.Age > 40 & rf.Name == "Diaz", 'Name'))
older = ~(rf.Sex == 'F') | 45 < rf.Age;
disp(T(older, :))
named = rowfilter(["Age" "Name"]);
disp(height(T(named.Age <= 43, :)))
