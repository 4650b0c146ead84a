function n = maxNumCompThreads(varargin)
% MAXNUMCOMPTHREADS  Computations use one thread.

n = 1;
end
