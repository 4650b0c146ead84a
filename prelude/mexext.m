function ext = mexext()
% MEXEXT  Ending of files of compiled functions.

ext = 'mexa64';
end
