% Rows or variables of a table are deleted whole; the classes of its variables are a property.
T = table([1; 2], {'a'; 'b'}, 'VariableNames', {'N', 'L'});
try
    T(1, 1) = [];
catch e
    disp(e.message)
end
disp(T.Properties.VariableTypes)
T.Properties.VariableTypes = ["int8", "string"];
disp(class(T.N))
disp(class(T.L))
T(:, 1) = [];
T(2, :) = [];
disp(T.L)
disp(size(T))
