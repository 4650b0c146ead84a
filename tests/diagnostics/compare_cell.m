if {1} == 1
    disp('same');
end
