% What is asked of values that only the run knows fails as it does of constants: too few arguments, names that no field
% may have.
try, x = repmat(u_('ab'), 2, 2), x = repmat(u_(1), 1, 2), catch e, disp(e.message), end
try, x = repmat(u_(1)), catch e, disp(e.message), end
try, x = reshape(u_(1)), catch e, disp(e.message), end
try, s = struct('a', u_(1)), s = struct('1a', u_(1)), catch e, disp(e.message), end
try, s = struct('a', u_({2})), s = struct('b', u_(1), 'a b', u_(2)), catch e, disp(e.message), end
try, s = struct('_b', u_(1)), catch e, disp(e.message), end
function r = u_(x)
global G_
G_{1} = x;
r = G_{1};
end
