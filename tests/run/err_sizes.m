% Operands that do not fit. (MATLAB's text.)
a = [1 2 3];
b = [1 2];
try, a + b; catch e, fprintf('%s\n%s\n', e.identifier, e.message); end
try, a*b; catch e, fprintf('%s\n', e.identifier); end
try, [a; b]; catch e, fprintf('%s\n%s\n', e.identifier, e.message); end
try, [a', b']; catch e, fprintf('%s\n%s\n', e.identifier, e.message); end
