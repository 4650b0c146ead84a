% The text of a handle, as MATLAB gives it (Octave sets blanks).
f = @(x, y) x.^2 + y;
fprintf('%s\n', func2str(f));
g = @(x)sin(x)*2;
fprintf('%s\n', func2str(g), func2str(@cos));
