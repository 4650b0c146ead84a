% arguments blocks: missing arguments, ignored ones, repeating ones with checks and names, outputs.
told(@() needs());
told(@() needs(1));
told(@() needs(1, 2));
told(@() ignores(1, 2));
told(@() ignores());
told(@() pairs(1, 'a', 2, 'b'));
told(@() pairs(1, 'a', 2));
told(@() pairs(-1, 'a'));
told(@() pairs(1, 'a', Mode="slow"));
told(@() pairs(Mode="slow"));
told(@() pairs(1, 'a', Mode="none"));
told(@() one(3, 4));
told(@() result(1));
told(@() result(-1));

function told(f)
    try
        f();
    catch e
        fprintf('%s: %s\n', e.identifier, e.message);
    end
end

function needs(a, b, c)
    arguments
        a
        b double
        c = 7
    end
    fprintf('%g %g %g\n', a, b, c);
end

function ignores(~, b)
    arguments
        ~
        b (1,1) double {mustBePositive}
    end
    fprintf('%g\n', b);
end

function pairs(x, t, opts)
    arguments (Repeating)
        x (1,1) double {mustBePositive}
        t char
    end
    arguments
        opts.Mode {mustBeMember(opts.Mode, ["fast", "slow"])} = "fast"
    end
    fprintf('%d of %s:', numel(x), opts.Mode);
    fprintf(' %g', x{:});
    fprintf(' %s', t{:});
    fprintf('\n');
end

function one(a)
    arguments (Repeating)
        a {mustBeNumeric}
    end
    fprintf('%d\n', numel(a));
end

function r = result(x)
    arguments (Input)
        x
    end
    arguments (Output)
        r (1,1) double {mustBePositive}
    end
    r = x;
    fprintf('%g\n', x);
end
