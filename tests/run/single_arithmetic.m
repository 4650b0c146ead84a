% Single precision.
x = single(0.1);
fprintf('%.10f %s\n', x, class(x));
fprintf('%d ', x == 0.1, double(x) == 0.1, eps('single') == 2^-23, realmax('single') > 1e38);
fprintf('\n');
fprintf('%s ', class(x*2), class([x 1]), class(sin(x)), class(single(1):3), class(zeros(2, 'single')), class(x + int8(1)));
fprintf('\n');
fprintf('%.6f ', single(16777216) + 1, single(1)/3);
fprintf('\n');
