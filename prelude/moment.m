function m = moment(x, p, varargin)
% MOMENT  Central moment of order p along the first dimension that is not 1.

dim = find(size(x) ~= 1, 1);
if isempty(dim)
    dim = 1;
end
for k = 1:numel(varargin)
    if isnumeric(varargin{k})
        dim = varargin{k};
    end
end
m = mean((x - mean(x, dim)).^p, dim);
end
