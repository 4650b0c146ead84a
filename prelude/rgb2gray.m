function gray = rgb2gray(rgb)
% RGB2GRAY  Grey levels of colours: of an image with three planes, or the rows of a colour
%   map. The weights are those of luminance (ITU-R BT.601).

w = [0.298936021293775, 0.587043074451121, 0.114020904255103];
if ndims(rgb) == 3 && size(rgb, 3) == 3
    x = double(rgb);
    y = w(1) * x(:, :, 1) + w(2) * x(:, :, 2) + w(3) * x(:, :, 3);
    if isinteger(rgb)
        gray = cast(y, class(rgb));
    elseif isa(rgb, 'single')
        gray = single(min(max(y, 0), 1));
    else
        gray = min(max(y, 0), 1);
    end
elseif ismatrix(rgb) && size(rgb, 2) == 3
    y = min(max(rgb * w.', 0), 1);
    gray = [y, y, y];
else
    error('MATLAB:images:rgb2gray:invalidInputSizeRGB', ...
        'Input must be an M-by-N-by-3 image or an M-by-3 colour map.');
end
end
