function vq = interp3(varargin)
% INTERP3  Interpolation in a table of three dimensions; the first coordinate goes
%   along rows.

args = varargin;
extra = {};
while ~isempty(args) && (ischar(args{end}) || isstring(args{end}) || ...
        numel(args) > 1 && (ischar(args{end - 1}) || isstring(args{end - 1})))
    extra = [args(end), extra];
    args(end) = [];
end
if numel(args) == 7
    axes = cellfun(@(g) g, args([2 1 3]), 'UniformOutput', false);
    for d = 1:3
        if ~isvector(axes{d})
            place = {1, 1, 1};
            place{d} = ':';
            axes{d} = axes{d}(place{:});
        end
    end
    vq = interpn(axes{:}, args{4}, args{[6 5 7]}, extra{:});
else
    vq = interpn(args{1}, args{[3 2 4]}, extra{:});
end
end
