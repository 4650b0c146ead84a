% Local functions and those of a private folder go before methods, methods before other files; what is imported by
% its name goes before local functions, whole packages behind them.
% Source: the documentation, "Function Precedence Order".
import pack.Circle
import pack.thrice
import pack.*
s = Scaler(5);
fprintf('%g %g\n', s.transform(10), transform(s, 10));
fprintf('%g\n', transform(42, 7));
fprintf('%g %g\n', s.measure(), measure(s));
fprintf('%g %g\n', s.plain(), plain(s));
x = 0;
x = s;
fprintf('%g\n', transform(x, 1));
fprintf('%g\n', cellfun(@(o) transform(o, 2), {s, 3}));
fprintf('%g\n', outer(s));
c = Circle(2);
fprintf('%s %g\n', class(c), area(c));
fprintf('%g\n', Circle.unit().Radius);
fprintf('%g %g\n', twice(7), thrice(7));
v = Vault;
fprintf('%g %g %g\n', opened(v), first(v), v(1));

function y = transform(~, ~)
y = -1;
end

function y = twice(x)
y = 100 * x;
end

function y = thrice(x)
y = 200 * x;
end

function y = outer(s)
y = plain(s);
    function y = plain(~)
        y = -4;
    end
end
