function hex = rgb2hex(rgb, varargin)
% RGB2HEX  Colours as strings '#RRGGBB': of rows of red, green and blue, or of three planes.
%   'Shorthand' true writes '#RGB' where all can be written so.

if isa(rgb, 'uint16')
    c = round(double(rgb) / 257);
elseif isinteger(rgb)
    c = double(rgb);
else
    c = round(double(rgb) * 255);
end
out = [size(c, 1), 1];
if ndims(c) == 3
    out = [size(c, 1), size(c, 2)];
end
c = reshape(c, [], 3);
hex = strings(size(c, 1), 1);
for k = 1:size(c, 1)
    hex(k) = sprintf('#%02X%02X%02X', c(k, :));
end
short = ~isempty(varargin) && varargin{end};
if short && all(mod(c(:), 17) == 0)
    hex = replaceBetween(replaceBetween(replaceBetween(hex, 7, 7, ''), 5, 5, ''), 3, 3, '');
end
hex = reshape(hex, out);
end
