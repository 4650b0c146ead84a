function [Ex, Ey, Ez, Hx, Hy, Hz, Ts] = fdtd(Lx, Ly, Lz, Nx, Ny, Nz, nrm, Nt)
% FDTD  Maxwell's equations in an empty box by Yee's scheme.
%   [Ex, Ey, Ez, Hx, Hy, Hz, Ts] = fdtd(Lx, Ly, Lz, Nx, Ny, Nz, nrm, Nt)
%       Lx, Ly, Lz   lengths of the box with perfectly conducting walls
%       Nx, Ny, Nz   number of cells
%       nrm          time step as a fraction of the stability limit
%       Nt           number of time steps
%   The fields live on staggered grids. Ts(t, :) is the electric field at
%   three points at time step t. Units: the speed of light is 1.

% inverse cell sizes and the time step
Cx = Nx/Lx;
Cy = Ny/Ly;
Cz = Nz/Lz;
Dt = nrm/norm([Cx Cy Cz]);

% fields
Ex = zeros(Nx, Ny+1, Nz+1);
Ey = zeros(Nx+1, Ny, Nz+1);
Ez = zeros(Nx+1, Ny+1, Nz);
Hx = zeros(Nx+1, Ny, Nz);
Hy = zeros(Nx, Ny+1, Nz);
Hz = zeros(Nx, Ny, Nz+1);
Ts = zeros(Nt, 3);

% initial field: zero on the walls it is tangential to, some pattern inside
for i = 1:Nx
    for j = 2:Ny
        for k = 2:Nz
            Ex(i, j, k) = sin(i + 2*j - k);
        end
    end
end
for i = 2:Nx
    for j = 1:Ny
        for k = 2:Nz
            Ey(i, j, k) = cos(2*i - j + k);
        end
    end
end
for i = 2:Nx
    for j = 2:Ny
        for k = 1:Nz
            Ez(i, j, k) = sin(i - j + 3*k);
        end
    end
end

for t = 1:Nt
    % magnetic field everywhere
    Hx = Hx + Dt*((Ey(:, :, 2:Nz+1) - Ey(:, :, 1:Nz))*Cz - (Ez(:, 2:Ny+1, :) - Ez(:, 1:Ny, :))*Cy);
    Hy = Hy + Dt*((Ez(2:Nx+1, :, :) - Ez(1:Nx, :, :))*Cx - (Ex(:, :, 2:Nz+1) - Ex(:, :, 1:Nz))*Cz);
    Hz = Hz + Dt*((Ex(:, 2:Ny+1, :) - Ex(:, 1:Ny, :))*Cy - (Ey(2:Nx+1, :, :) - Ey(1:Nx, :, :))*Cx);

    % electric field except the tangential part on the walls
    Ex(:, 2:Ny, 2:Nz) = Ex(:, 2:Ny, 2:Nz) + Dt*((Hz(:, 2:Ny, 2:Nz) - Hz(:, 1:Ny-1, 2:Nz))*Cy - (Hy(:, 2:Ny, 2:Nz) - Hy(:, 2:Ny, 1:Nz-1))*Cz);
    Ey(2:Nx, :, 2:Nz) = Ey(2:Nx, :, 2:Nz) + Dt*((Hx(2:Nx, :, 2:Nz) - Hx(2:Nx, :, 1:Nz-1))*Cz - (Hz(2:Nx, :, 2:Nz) - Hz(1:Nx-1, :, 2:Nz))*Cx);
    Ez(2:Nx, 2:Ny, :) = Ez(2:Nx, 2:Ny, :) + Dt*((Hy(2:Nx, 2:Ny, :) - Hy(1:Nx-1, 2:Ny, :))*Cx - (Hx(2:Nx, 2:Ny, :) - Hx(2:Nx, 1:Ny-1, :))*Cy);

    % sample the field
    Ts(t, :) = [Ex(2, 2, 2), Ey(3, 2, 3), Ez(2, 3, 2)];
end
end
