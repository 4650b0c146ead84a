function x = SEEK_CUR()
% SEEK_CUR  Origin of fseek.

x = 1;
end
