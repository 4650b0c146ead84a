total = 5;
disp(totla); %! undefined-name
disp(total);
