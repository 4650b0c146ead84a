function rgb = hex2rgb(hex, varargin)
% HEX2RGB  Colours written '#RRGGBB' or '#RGB' as red, green and blue: a row for each of a vector, three planes of a matrix.
%   'OutputType' 'double' (the default), 'single', 'uint8' or 'uint16'.

kind = 'double';
if numel(varargin) == 2
    kind = char(varargin{2});
end
words = cellstr(hex);
c = zeros(numel(words), 3);
for k = 1:numel(words)
    w = regexprep(words{k}, '^#', '');
    if isempty(regexp(w, '^([0-9a-fA-F]{3}|[0-9a-fA-F]{6})$', 'once'))
        error('MATLAB:graphics:hex2rgb:InvalidHexadecimalCode', '''%s'' is not a valid hexadecimal color code.', words{k});
    end
    if numel(w) == 3
        w = w([1 1 2 2 3 3]);
    end
    c(k, :) = hex2dec({w(1:2), w(3:4), w(5:6)}) / 255;
end
switch kind
    case 'single', c = single(c);
    case 'uint8', c = uint8(c * 255);
    case 'uint16', c = uint16(c * 65535);
end
rgb = c;
if ~isvector(words)
    rgb = reshape(c, [size(words), 3]);
end
end
