% Operators that classes do not have. (MATLAB's text.)
try, {1} + 1; catch e, fprintf('%s\n%s\n', e.identifier, e.message); end
try, 2/{1}; catch e, fprintf('%s\n', e.message); end
s.a = 1;
try, s*2; catch e, fprintf('%s\n', e.message); end
try, {1} == {1}; catch e, fprintf('%s\n', e.message); end
try, int8(1) + int16(1); catch e, fprintf('%s\n', e.message); end
