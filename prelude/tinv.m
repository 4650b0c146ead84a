function x = tinv(p, n)
% TINV  Quantiles of Student's t, by bisection on its distribution function.

x = zeros(size(p));
for k = 1:numel(p)
    v = n(min(k, numel(n)));
    q = p(k);
    if q <= 0 || q >= 1
        x(k) = Inf * sign(q - 0.5);
        if q < 0 || q > 1
            x(k) = NaN;
        end
        continue
    end
    hi = 1;
    while tcdf(hi, v) < max(q, 1 - q)
        hi = 2 * hi;
    end
    lo = 0;
    for step = 1:200
        mid = (lo + hi) / 2;
        if mid == lo || mid == hi
            break
        end
        if tcdf(mid, v) < max(q, 1 - q)
            lo = mid;
        else
            hi = mid;
        end
    end
    x(k) = mid * sign(q - 0.5);
end
end
