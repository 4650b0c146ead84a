% Case, blanks, trimming.
fprintf('[%s] ', upper('MixedCase 1'), lower('MixedCase 1'), strtrim('  both  '), deblank('end   '), fliplr('abc'), blanks(3), repmat('ab', 1, 3), strtrim(sprintf('\t x \n')));
fprintf('\n');
c = strtrim({' a ', 'b '});
u = upper({'x', 'yZ'});
fprintf('[%s] ', c{:}, u{:});
fprintf('\n');
fprintf('%d', isspace('a b'), isletter('a1 B'), isstrprop('a1 ', 'digit'), isstrprop('aB', 'upper'));
fprintf('\n');
fprintf('%d %d %d %d\n', length('hello'), size('hello'), isempty(''));
