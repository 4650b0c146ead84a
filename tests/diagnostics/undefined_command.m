disp('first');
frobnicate
