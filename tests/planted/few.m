disp(cos()); %! not-enough-arguments
