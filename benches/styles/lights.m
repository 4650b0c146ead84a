% LIGHTS  A crossing whose lights are an enumeration: a machine of states, cars that wait.
ns = Light.Red;
ew = Light.Green;
seed = 12;
waiting = [0 0];
passed = 0;
longest = 0;
for t = 1:150000
    seed = mod(seed*16807, 2147483647);
    side = mod(seed, 2) + 1;
    waiting(side) = waiting(side) + (mod(seed, 5) < 3);
    if mod(t, 4) == 0
        if ns == Light.Red
            ew = ew.next();
            if ew == Light.Red
                ns = Light.Green;
            end
        else
            ns = ns.next();
            if ns == Light.Red
                ew = Light.Green;
            end
        end
    end
    if ns == Light.Green && waiting(1) > 0
        waiting(1) = waiting(1) - 1;
        passed = passed + 1;
    elseif ew == Light.Green && waiting(2) > 0
        waiting(2) = waiting(2) - 1;
        passed = passed + 1;
    end
    longest = max(longest, sum(waiting));
end
fprintf('%d passed, %d wait, longest %d, %s and %s\n', passed, sum(waiting), longest, char(ns), char(ew));
