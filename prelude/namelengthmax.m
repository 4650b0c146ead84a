function n = namelengthmax()
% NAMELENGTHMAX  Length of the longest name that counts in full.

n = 63;
end
