% A function whose variables an `evalin` below it changes is interpreted with it; so is who cleans up.
function handed_callers
disp(outer(3));
disp(plain(2));
cleaned('disp(1)');
disp('end');
end

function x = outer(x)
helper();
helper();
end

function helper()
evalin('caller', 'x = x + 1;');
end

function y = plain(x)
y = x * 2;
end

function cleaned(t)
c = onCleanup(@() disp('cleaned'));
eval(t);
end
