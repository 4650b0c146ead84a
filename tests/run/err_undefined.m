% A name nobody defined. (MATLAB's text.)
try
    y = nobodyDefinedThis + 1;
catch e
    fprintf('%s\n%s\n', e.identifier, e.message);
end
