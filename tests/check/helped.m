% HELPED  What a function does that is in another form: here is its help alone.
%   y = helped(x) does something.
