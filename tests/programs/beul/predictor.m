function y = predictor(f, t, y, h)
% PREDICTOR  Explicit Euler step as a first guess, if it is a mild one.
step = h*f(t, y);
if maxNorm(step) < 0.1*(1 + maxNorm(y))
    y = y + step;
end
end
