function vq = interp3(varargin)
% INTERP3  Interpolation in a table of three dimensions, with the methods of interpn; the
%   first coordinate goes along rows.

narginchk(1, Inf);
args = varargin;
extra = {};
while ~isempty(args) && (ischar(args{end}) || isstring(args{end}) || ...
        numel(args) > 1 && (ischar(args{end - 1}) || isstring(args{end - 1})))
    extra = [args(end), extra];
    args(end) = [];
end
if numel(args) < 3
    vq = interpn(args{:}, extra{:});
    return
end
points = args(end - 2:end);
if all(cellfun(@isvector, points)) && ~isequal(size(points{1}), size(points{2}), size(points{3}))
    [points{:}] = meshgrid(points{:});
end
points = points([2 1 3]);
if numel(args) == 7
    axes = args([2 1 3]);
    for d = 1:3
        if ~isvector(axes{d})
            place = {1, 1, 1};
            place{d} = ':';
            axes{d} = axes{d}(place{:});
        end
    end
    vq = interpn(axes{:}, args{4}, points{:}, extra{:});
else
    vq = interpn(args{1}, points{:}, extra{:});
end
end
