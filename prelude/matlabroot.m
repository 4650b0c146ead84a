function p = matlabroot()
% MATLABROOT  Folder of the installation: there is none.

p = '';
end
