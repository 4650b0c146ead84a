% The oscillator of main.m at a size worth timing.
[T, Y, work] = beul(@(t, y) oscillator(y, 5), [0 40], [2 0], 8000);
report('oscillator', T, Y, work, [10 20 40]);
