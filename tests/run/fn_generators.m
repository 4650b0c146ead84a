% Generators of MATLAB that are not here are refused, not taken for the twister.
rng(1, 'twister')
a = rand;
rng('twister')
b = rand;
rng(0)
disp(b == rand)
rng(1)
disp(a == rand)
tell(@() rng(1, 'philox'))
tell(@() rng('threefry'))
tell(@() rng(1, 'simdTwister'))
try
    x = error('a:b', 'what raises gives nothing');
catch err
    disp(err.message)
end

function tell(f)
    try
        f();
    catch err
        disp(err.message)
    end
end
