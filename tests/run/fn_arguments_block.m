function fn_arguments_block
% An arguments block with defaults. (Not in Octave.)
fprintf('%d %d\n', area(3), area(3, 4));
fprintf('%s\n', label(5), label(5, Unit="kg"));
try
    area(-1);
catch e
    fprintf('caught %s\n', class(e));
end
end

function a = area(w, h)
arguments
    w (1,1) double {mustBePositive}
    h (1,1) double = 2
end
a = w*h;
end

function s = label(x, opts)
arguments
    x double
    opts.Unit string = "m"
end
s = x + " " + opts.Unit;
end
