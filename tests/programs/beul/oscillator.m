function dy = oscillator(y, mu)
% OSCILLATOR  Van der Pol's oscillator.
dy = [y(2); mu*(1 - y(1)^2)*y(2) - y(1)];
end
