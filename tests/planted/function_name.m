x = 1:4;
disp(lenght(x)); %! undefined-name
