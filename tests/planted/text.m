x = 'abc; %! unclosed-string
disp(x);
