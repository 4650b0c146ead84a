x = NaN;
if x
    disp('never');
end
