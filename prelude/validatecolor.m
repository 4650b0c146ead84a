function rgb = validatecolor(colors, count)
% VALIDATECOLOR  Colours as rows of red, green and blue: from their names, their letters, '#RRGGBB', '#RGB', or numbers.
%   One colour, or with 'multiple' any number.

if nargin < 2
    count = 'one';
end
if isnumeric(colors)
    if size(colors, 2) ~= 3 || any(any(colors < 0 | colors > 1))
        error('MATLAB:graphics:validatecolor:InvalidColorString', 'Specify an RGB triplet as three values between 0 and 1.');
    end
    rgb = double(colors);
else
    words = cellstr(colors);
    rgb = zeros(numel(words), 3);
    for k = 1:numel(words)
        rgb(k, :) = one(words{k});
    end
end
if strcmp(count, 'one') && size(rgb, 1) ~= 1
    error('MATLAB:graphics:validatecolor:MultipleColors', 'Specify one color only.');
end
end

function c = one(w)
names = {'red', 'green', 'blue', 'cyan', 'magenta', 'yellow', 'black', 'white', 'r', 'g', 'b', 'c', 'm', 'y', 'k', 'w'};
values = [1 0 0; 0 1 0; 0 0 1; 0 1 1; 1 0 1; 1 1 0; 0 0 0; 1 1 1];
at = find(strcmpi(w, names), 1);
if ~isempty(at)
    c = values(mod(at - 1, 8) + 1, :);
elseif ~isempty(regexp(w, '^#[0-9a-fA-F]{6}$', 'once'))
    c = [hex2dec(w(2:3)), hex2dec(w(4:5)), hex2dec(w(6:7))] / 255;
elseif ~isempty(regexp(w, '^#[0-9a-fA-F]{3}$', 'once'))
    c = [hex2dec(w([2 2])), hex2dec(w([3 3])), hex2dec(w([4 4]))] / 255;
else
    error('MATLAB:graphics:validatecolor:InvalidColorString', ['''%s'' is not a valid color. Specify a valid color name, ' ...
        'a hexadecimal color code, or an RGB triplet.'], w);
end
end
