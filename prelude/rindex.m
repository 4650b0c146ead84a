function i = rindex(str, what)
% RINDEX  Place of the last occurrence of a text, 0 where there is none. Octave's name.

i = index(str, what, 'last');
end
