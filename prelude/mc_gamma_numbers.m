function x = mc_gamma_numbers(a, dims)
% MC_GAMMA_NUMBERS  Random numbers of the gamma distributions with shapes a and scale 1; NaN where a is not positive.
%   Source: G. Marsaglia and W. W. Tsang, "A simple method for generating gamma variables", ACM TOMS 26 (2000).

x = NaN(dims);
a = double(a) + zeros(dims);
for k = 1:numel(x)
    shape = a(k);
    if ~(shape > 0)
        continue
    end
    d = max(shape, shape + (shape < 1)) - 1 / 3;
    c = 1 / sqrt(9 * d);
    while true
        z = randn;
        v = (1 + c * z)^3;
        if v > 0 && log(rand) < z^2 / 2 + d - d * v + d * log(v)
            break
        end
    end
    x(k) = d * v;
    if shape < 1
        x(k) = x(k) * rand^(1 / shape);
    end
end
end
