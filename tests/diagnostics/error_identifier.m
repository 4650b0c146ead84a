check(-1);

function check(x)
if x < 0
    error('tool:negative', 'The value %d is negative.', x);
end
end
