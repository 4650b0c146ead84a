% Numbers in other bases, dates of text. The text is MATLAB's: %d of a fraction prints as %e (Octave: %f or %g).
fprintf('%s ', dec2bin(5), dec2bin(0), dec2hex(4095), dec2bin([1; 2; 3])');
fprintf('%d ', bin2dec('1111'), hex2dec('1F'), bin2dec({'1', '10'}));
fprintf('\n');
fprintf('%d %d %d\n', str2num('3+4'), str2double('42'), isempty(str2num('[]')));
fprintf('%d ', sscanf('3 4 5', '%d'), sscanf('x=7', 'x=%d'), sscanf('1.5,2.5', '%f,%f'));
fprintf('\n');
