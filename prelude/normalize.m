function [y, center, scale] = normalize(x, varargin)
% NORMALIZE  Data brought to a common centre and scale: 'zscore' (the default; 'std' or
%   'robust'), 'norm' (p), 'scale' ('std', 'mad', 'first', 'iqr' or numbers), 'range'
%   ([a b]), 'center' ('mean', 'median' or numbers), 'medianiqr'; a dimension may come
%   before. y = (x - center) ./ scale.

dim = find(size(x) ~= 1, 1);
if isempty(dim)
    dim = 1;
end
first = 1;
if nargin > 1 && isnumeric(varargin{1})
    dim = varargin{1};
    first = 2;
end
if ~isa(x, 'single')
    x = double(x);
end
if first > numel(varargin)
    [center, scale] = by_deviation(x, dim, 'std');
end
k = first;
center_kind = 'mean';
scale_kind = 'std';
centred = false;
scaled = false;
while k <= numel(varargin)
    method = lower(char(varargin{k}));
    given = k < numel(varargin) && ~is_method(varargin{k + 1});
    switch method
        case 'zscore'
            kind = 'std';
            if given
                kind = lower(char(varargin{k + 1}));
            end
            [center, scale] = by_deviation(x, dim, kind);
        case 'norm'
            p = 2;
            if given
                p = varargin{k + 1};
            end
            z = x;
            z(isnan(z)) = 0;
            center = zeros(1, 'like', x);
            scale = vecnorm(z, p, dim);
        case 'range'
            limits = [0 1];
            if given
                limits = varargin{k + 1};
            end
            if ~isnumeric(limits) || numel(limits) ~= 2 || limits(1) >= limits(2)
                error('MATLAB:normalize:InvalidRange', 'Range must be an increasing two-element vector.');
            end
            low = min(x, [], dim);
            scale = (max(x, [], dim) - low) / (limits(2) - limits(1));
            scale(scale == 0) = 1;
            center = low - limits(1) * scale;
        case 'medianiqr'
            center = median(x, dim, 'omitnan');
            scale = iqr(x, dim);
        case 'center'
            centred = true;
            if given
                center_kind = varargin{k + 1};
                if isinteger(center_kind), center_kind = double(center_kind); end
            end
        case 'scale'
            scaled = true;
            if given
                scale_kind = varargin{k + 1};
                if isinteger(scale_kind), scale_kind = double(scale_kind); end
            end
        case 'datavariables'
            error('MATLAB:normalize:DataVariablesArray', '''DataVariables'' is for tables only.');
        otherwise
            error('MATLAB:normalize:InvalidMethod', 'Invalid normalization method.');
    end
    k = k + 1 + given;
end
if centred || scaled
    center = zeros(1, 'like', x);
    scale = ones(1, 'like', x);
end
if centred
    center = center_of(x, dim, center_kind);
end
if scaled
    scale = scale_of(x, dim, scale_kind);
end
y = (x - center) ./ scale;
end

function tf = is_method(option)
tf = ~isnumeric(option) && any(strcmpi(option, {'zscore', 'norm', 'scale', 'range', 'center', 'medianiqr', 'DataVariables'}));
end

function [center, scale] = by_deviation(x, dim, kind)
switch kind
    case 'std'
        center = mean(x, dim, 'omitnan');
        scale = std(x, 0, dim, 'omitnan');
    case 'robust'
        center = median(x, dim, 'omitnan');
        scale = median(abs(x - center), dim, 'omitnan');
    otherwise
        error('MATLAB:normalize:InvalidMethodType', 'Invalid method type.');
end
scale(scale == 0) = 1;
end

function c = center_of(x, dim, kind)
if isnumeric(kind)
    c = kind;
elseif strcmpi(kind, 'median')
    c = median(x, dim, 'omitnan');
elseif strcmpi(kind, 'mean')
    c = mean(x, dim, 'omitnan');
else
    error('MATLAB:normalize:InvalidMethodType', 'Invalid method type.');
end
end

function s = scale_of(x, dim, kind)
if isnumeric(kind)
    s = kind;
    return
end
switch lower(char(kind))
    case 'std'
        s = std(x, 0, dim, 'omitnan');
    case 'mad'
        s = median(abs(x - median(x, dim, 'omitnan')), dim, 'omitnan');
    case 'iqr'
        s = iqr(x, dim);
    case 'first'
        at = repmat({':'}, 1, max(ndims(x), dim));
        at{dim} = 1;
        s = x(at{:});
    otherwise
        error('MATLAB:normalize:InvalidMethodType', 'Invalid method type.');
end
end
