function [breaks, coefs, pieces, order, d] = unmkpp(pp)
% UNMKPP  The parts of a piecewise polynomial.

breaks = pp.breaks;
coefs = pp.coefs;
pieces = pp.pieces;
order = pp.order;
d = pp.dim;
end
