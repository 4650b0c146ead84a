% The landscape of main.m with a larger population.
[best, value, history] = sga(24, 200, 150, [0.8 0.01]);
fprintf('best %.4f, last mean %.3f\n', value, history(150, 2));
