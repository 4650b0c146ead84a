function tf = ismcc()
% ISMCC  Whether the MATLAB Compiler is at work: no.

tf = false;
end
