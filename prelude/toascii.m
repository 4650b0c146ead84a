function x = toascii(str)
% TOASCII  Codes of characters. Octave's name.

x = double(str);
end
