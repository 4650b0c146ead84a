function fn_global
% Global variables are shared by the functions that declare them.
global counter
counter = 5;
bump();
bump();
fprintf('%d\n', counter);
fprintf('%d\n', hidden());
global fresh
fprintf('%d\n', isempty(fresh));
end

function bump()
global counter
counter = counter + 1;
end

function r = hidden()
counter = -1;
r = counter;
end
