function dTdt = newton(t, T, k, Tm)
dTdt = k * (T - Tm);
end
