function counted
% Global variables of a function are set by others.
global count total
if count == total && total > 0
    disp('done');
end
end
