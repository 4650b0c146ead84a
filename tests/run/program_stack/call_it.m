function [s, k] = call_it(n)
[s, k] = dbstack(n);
end
