function names = symvar(expression)
% SYMVAR  Names of variables in an expression, sorted.

found = regexp(char(expression), '(?<![\w.])[A-Za-z]\w*(?!\w*\s*\()', 'match');
found = setdiff(found, {'i', 'j', 'pi', 'Inf', 'inf', 'NaN', 'nan', 'eps'});
names = found(:);
end
