% Members of enumerations in tables are shown by their names, times and categories in objects by their text. Properties
% of these classes without defaults hold none of them, or one that is missing.
disp(table([Colr.Red; Colr.Green], [1; 2], 'VariableNames', {'Color', 'N'}))
t = Tag;
disp(size(t.When)), disp(class(t.When)), disp(isnat(t.Made)), disp(t.Step == seconds(0)), disp(size(t.Kind))
t.When = datetime(2024, 1, [5 6]);
t.Made = datetime(2024, 1, 5);
t.Step = hours(2);
t.Kind = categorical({'x'});
t
