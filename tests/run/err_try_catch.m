% try and catch in their forms.
try
    error('my:id', 'value %d is bad', 7);
    fprintf('never\n');
catch err
    fprintf('%s\n%s\n%s\n', err.identifier, err.message, class(err));
end
try
    error('just a message');
catch e
    fprintf('[%s] %s\n', e.identifier, e.message);
end
try
    x = 1;
catch
    x = 2;
end
fprintf('%d\n', x);
try, error('a:b', 'one line'); catch me, fprintf('%s\n', me.message); end
try
    error('with newline kept %s', 'here');
end
fprintf('after\n');
