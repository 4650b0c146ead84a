a = [true false];
if a || true
    disp('yes');
end
