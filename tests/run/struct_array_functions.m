% Struct arrays with masks, sorting, arrayfun.
people = struct('name', {'Cy', 'Al', 'Bo'}, 'age', {31, 25, 47});
[~, order] = sort([people.age]);
people = people(order);
fprintf('%s ', people.name);
old = people([people.age] > 30);
fprintf('| %d %s\n', numel(old), old(1).name);
ages = arrayfun(@(p) p.age + 1, people);
fprintf('%d ', ages);
names = arrayfun(@(p) [p.name '!'], people, 'UniformOutput', false);
fprintf('%s ', names{:});
fprintf('\n');
for k = 1:numel(people)
    people(k).initial = people(k).name(1);
end
fprintf('%s', people.initial);
people = rmfield(people, 'age');
fprintf(' %d %d\n', isfield(people, 'age'), numel(fieldnames(people)));
t = [people(1), people(3)];
fprintf('%s %s\n', t.name);
people(2).name(2) = 'x';
fprintf('%s\n', people(2).name);
