c = {};
if c
    disp('never');
end
