% Lists that give builtins too few or too many arguments.
f = struct('a', {});
c = {};
show(@() datestr(f.a))
show(@() sin(f.a))
try, x = numel(c{:}); catch e, disp(e.message), end
try, x = max(c{:}); catch e, disp(e.message), end
try, x = cat(c{:}); catch e, disp(e.message), end
try, x = upper(c{:}); catch e, disp(e.message), end
c = {1, 2, 3, 4, 5, 6};
try, x = sin(c{:}); catch e, disp(e.message), end
try, x = strrep(c{:}); catch e, disp(e.message), end
try, x = upper(c{:}); catch e, disp(e.message), end
disp(size(zeros(c{1:2})))
try, x = cellfun(@sin, {1}, {2}); catch e, disp(e.message), end
try, [x, y] = cellfun(@cos, {1}); catch e, disp(e.message), end
% What is given back for a wrong option is no value of its operand.
try, x = sort(3, []); disp(x), catch e, disp(e.message), end
try, x = max(int8(100), uint8([3 1 2])); catch e, disp(e.message), end
disp(bitand(int32(-4), int32(-4)))
disp(bitxor(int32(-4), int32(3)))
function show(f)
    try
        f();
    catch e
        disp(e.message)
    end
end
