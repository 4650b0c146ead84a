function tf = isdeployed()
% ISDEPLOYED  Whether the program is a stand-alone application of the MATLAB Compiler: no.

tf = false;
end
