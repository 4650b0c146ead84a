function dPdt = logistic(t, P, options, a, b)
dPdt = P * (a - b * P);
end
