function G = numgrid(region, n)
% NUMGRID  The points of an n-by-n grid over the square from -1 to 1 that lie within a region, numbered column by column,
%   with zeros elsewhere. Regions: 'S' the square, 'L', 'C' (an L with a
%   rounded corner), 'D' a disc, 'A' an annulus, 'H' a heart, 'B' the outside of a butterfly.

region = upper(char(region));
if strcmp(region, 'N')
    error('tame:unsupported', 'numgrid with nested dissection is not supported yet.');
end
along = [-1, (3 - n:2:n - 3) / (n - 1), 1];
x = repmat(along, n, 1);
y = flipud(x');
within = x > -1 & x < 1 & y > -1 & y < 1;
switch region
    case 'S'
    case 'L', within = within & (x > 0 | y > 0);
    case 'C', within = within & (x + 1).^2 + (y + 1).^2 > 1;
    case 'D', within = x.^2 + y.^2 < 1;
    case 'A', within = x.^2 + y.^2 < 1 & x.^2 + y.^2 > 1/3;
    case 'H', within = (x.^2 + y.^2) .* (x.^2 + y.^2 - 0.75 * y) < 0.75 * x.^2;
    case 'B'
        t = atan2(y, x);
        within = within & sqrt(x.^2 + y.^2) >= sin(2 * t) + 0.2 * sin(8 * t);
    otherwise
        error('MATLAB:numgrid:InvalidRegionType', 'Invalid region type.');
end
G = double(within);
G(within) = 1:nnz(within);
end
