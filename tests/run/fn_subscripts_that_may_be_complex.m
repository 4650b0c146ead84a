% Subscripts that are kept complex and are real; those that are not are no subscripts.
function fn_subscripts_that_may_be_complex
x = 11:15;
for k = [4 -4]
    r = sqrt(k);
    try
        fprintf('%d\n', x(r));
    catch e
        disp(e.identifier)
    end
    w = [sqrt(9), r];
    try
        fprintf('%d ', x(w));
        fprintf('\n');
    catch e
        disp(e.identifier)
    end
end
% White space or another mark.
s = ['a b', char(9), char(65279)];
fprintf('%d', isspace(s) | s == 65279, isletter(s) & s ~= 'a');
fprintf('\n');
end
