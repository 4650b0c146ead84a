x = 3;
printf('%d\n', x); %! octave-function
