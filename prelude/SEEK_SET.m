function x = SEEK_SET()
% SEEK_SET  Origin of fseek.

x = 0;
end
