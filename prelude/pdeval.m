function [u, ux] = pdeval(m, xmesh, ui, xout) %#ok<INUSL>
% PDEVAL  Values and slopes at xout of a component of a solution of pdepe, ui = sol(i, :, k).

u = interp1(xmesh, ui, xout, 'pchip');
pp = pchip(xmesh, ui);
n = size(pp.coefs, 2);
ux = ppval(mkpp(pp.breaks, pp.coefs(:, 1:n-1) .* (n-1:-1:1)), xout);
end
