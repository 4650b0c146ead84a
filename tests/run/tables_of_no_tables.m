% What is no table where one is needed is refused in the words of the function that was called.
A = table([1; 2], 'VariableNames', {'k'});
says(@() vertcat(A, 5))
says(@() vertcat(5, A))
says(@() horzcat(A, 'x'))
says(@() outerjoin(A, 5))
says(@() innerjoin(5, A))
says(@() join(A, {1}))
says(@() cell2table(5))
says(@() cell2table(cell(2, 2, 2)))
says(@() struct2table(5))
says(@() struct2table(repmat(struct('a', 1), 2, 2)))
% A cell stands for rows.
disp([A; {7}])

function says(f)
try
    f();
    disp('no error')
catch e
    fprintf('%s: %s\n', e.identifier, e.message);
end
end
