function y = pagetranspose(x)
% PAGETRANSPOSE  Each page transposed.

y = permute(x, [2, 1, 3:ndims(x)]);
end
