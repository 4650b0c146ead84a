disp('in scr')
