function i = strchr(str, chars)
% STRCHR  Places of characters of a set in a text. Octave's name.

i = find(ismember(str, chars));
end
