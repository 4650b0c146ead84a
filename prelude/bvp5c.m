function sol = bvp5c(f, bc, solinit, varargin)
% BVP5C  Boundary value problem y' = f(x, y), bc(y(a), y(b)) = 0, as bvp4c, on a finer mesh.

sol = mc_bvp('bvp5c', f, bc, solinit, varargin);
end
