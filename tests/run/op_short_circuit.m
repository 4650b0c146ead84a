function op_short_circuit
% && and || leave out their right side when the left decides.
fprintf('%d\n', say(0) && say(1));
fprintf('%d\n', say(1) || say(0));
fprintf('%d\n', say(1) && say(0));
% | and & do not, except in a condition
x = [];
if isempty(x) || x(1) > 0
    fprintf('guarded\n');
end
if ~isempty(x) && x(1) > 0
    fprintf('never\n');
else
    fprintf('guarded again\n');
end
end

function r = say(v)
fprintf('say %d\n', v);
r = v > 0;
end
