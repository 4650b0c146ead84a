% Class of results with integers.
fprintf('%s ', class(int8(1) + 1), class(int8(1)*2.5), class(int8(1) + true), class(int8(1) + 'a'), class(int8(1):int8(3)), class(-int8(1)));
fprintf('\n');
fprintf('%s ', class(single(1) + 1), class(true + true), class('a' + 1), class(true & 1), class(single(1) < 2), class(~5), class(-true), class(abs('a')));
fprintf('\n');
fprintf('%d ', int8(5)*2.6, int8(100)*0.5, int8(1) + 'a');
fprintf('\n');
