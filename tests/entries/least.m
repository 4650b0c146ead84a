function [x, best] = least(f, x)
% The least value of f near x, by halves of a step; f gives a value, and how far it is to be trusted.
%# export least(f: @(x: double(1,:)) -> (value: double(1,1), sure: logical(1,1)), x: double(1,:))
step = 1;
[best, ~] = f(x);
while step > 1e-3
    better = false;
    for k = 1:numel(x)
        for s = [-step step]
            y = x;
            y(k) = y(k) + s;
            try
                [v, sure] = f(y);
            catch
                sure = false;
            end
            if sure && v < best
                x = y;
                best = v;
                better = true;
            end
        end
    end
    if ~better
        step = step/2;
    end
end
end
