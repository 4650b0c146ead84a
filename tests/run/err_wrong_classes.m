% What functions say of arguments of a class or value that they do not take.
report(@() cell2mat({{1}}))
report(@() strsplit(1))
report(@() strjoin(1))
report(@() unique({1, 2}))
report(@() ismember({1}, {2}))
report(@() union({'a'}, 1))
report(@() rmfield(1, 'a'))
report(@() orderfields(1))
report(@() find(1, 0))
report(@() eye(2, 3, 4))
report(@() importdata('no_file_of_this_name.txt'))
report(@() pause('a'))

function report(f)
try
    f();
    disp('no error')
catch e
    fprintf('%s: %s\n', e.identifier, e.message);
end
end
