function options = bvpset(varargin)
% BVPSET  Options of bvp4c and bvp5c as names and values, after options to start from.

names = {'AbsTol', 'RelTol', 'SingularTerm', 'FJacobian', 'BCJacobian', 'Stats', 'Nmax', 'Vectorized'};
options = mc_named_options('bvpset', names, varargin);
end
