function after_error(x)
error('my:id', 'Wrong %d.', x);
disp(x); %! unreachable-code
end
