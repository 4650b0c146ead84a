function x = SEEK_END()
% SEEK_END  Origin of fseek.

x = 2;
end
