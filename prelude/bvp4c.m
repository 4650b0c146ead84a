function sol = bvp4c(f, bc, solinit, varargin)
% BVP4C  Boundary value problem y' = f(x, y), bc(y(a), y(b)) = 0, with unknown parameters as a further argument of
%   both: collocation on a mesh that is made finer where the residual is large. Options of bvpset may follow.

sol = mc_bvp('bvp4c', f, bc, solinit, varargin);
end
