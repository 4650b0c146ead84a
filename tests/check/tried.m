try
    missing_function(3);
catch e
    disp(e.message);
end
