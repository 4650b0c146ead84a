a(1);

function a(x)
b(x + 1);
end

function b(x)
v = 1:x;
fprintf('%d\n', v(x + 1));
end
