function err_arguments
% Calls with too many or too few arguments. (MATLAB's text.)
try, one(1, 2); catch e, fprintf('%s\n%s\n', e.identifier, e.message); end
try, [a, b] = one(1); catch e, fprintf('%s\n%s\n', e.identifier, e.message); end
try, one(); catch e, fprintf('%s\n%s\n', e.identifier, e.message); end
try, r = none(); catch e, fprintf('%s\n', e.identifier); end
try, r = forgets(); catch e, fprintf('%s\n', e.identifier); end
end

function r = one(x)
r = x + 1;
end

function none()
end

function r = forgets()
if false
    r = 1;
end
end
