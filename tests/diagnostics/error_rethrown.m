try
    x = [1 2];
    x(5)
catch e
    fprintf('caught %s\n', e.identifier);
    rethrow(e);
end
