% Indices that are no positive integers. (MATLAB's identifier.)
x = 1:3;
for k = {0, -1, 1.5}
    try
        y = x(k{1});
        fprintf('never\n');
    catch e
        fprintf('%s\n', e.identifier);
    end
end
try
    y = x(logical([0 0 0 1]));
catch e
    fprintf('%s\n', e.identifier);
end
