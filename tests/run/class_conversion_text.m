% Numbers and text.
fprintf('%d ', 'abc' + 1, 'a':'e', double('A'), 'z' - 'a', upper('a') + 0, '5' - '0');
fprintf('\n%s %s %s\n', char(72, 105)', char([104 101]), ['x' 65 'y']);
c = char('a', 'bcd');
fprintf('%d %d [%s]\n', size(c), c(1, :));
fprintf('%d %d %d\n', str2double('3.5e2'), isnan(str2double('x')), str2num('[1 2 3]')*[1; 1; 1]);
fprintf('%g ', str2double({'1', 'x', '-2.5'}), str2double('1+2i') == 1+2i, str2double(' 7 '), str2double('1e3'), str2double('inf'));
fprintf('\n');
