function t = substr(str, from, count)
% SUBSTR  Part of a text. Octave's name.

t = str(from:from+count-1);
end
