function y = pagectranspose(x)
% PAGECTRANSPOSE  Each page transposed and conjugated.

y = conj(permute(x, [2, 1, 3:ndims(x)]));
end
