% Fields that are not there, indices into the wrong thing. (MATLAB's text.)
s.a = 1;
x = 5;
try, s.b; catch e, fprintf('%s\n%s\n', e.identifier, e.message); end
try, x{1}; catch e, fprintf('%s\n%s\n', e.identifier, e.message); end
m = containers.Map();
try, m('k'); catch e, fprintf('%s\n%s\n', e.identifier, e.message); end
