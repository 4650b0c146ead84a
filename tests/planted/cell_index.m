c = {1, 'two'};
disp(c{3}); %! certain-error
