function tf = isstudent()
% ISSTUDENT  Whether this is a student version: no.

tf = false;
end
