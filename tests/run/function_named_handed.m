% Functions with names that the emitted tables had, beside a function that is interpreted.
function function_named_handed()
    fprintf('%d %d %d\n', handed(1), files(2), program(3));
    fprintf('%d\n', folders('4 + 1'));
end

function y = handed(x)
    y = x + 1;
end

function y = files(x)
    y = x*2;
end

function y = program(x)
    y = x^2;
end

function y = folders(text)
    y = eval(text);
end
