r = sign_of(-3);

function s = sign_of(x)
if x > 0
    s = 1;
end
end
