function d = milliseconds(x)
% MILLISECONDS  Duration of so many milliseconds.

d = duration(0, 0, double(x) / 1000, 'Format', 's');
end
