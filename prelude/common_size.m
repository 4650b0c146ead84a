function [err, varargout] = common_size(varargin)
% COMMON_SIZE  Arguments brought to one size: scalars are repeated.

err = 0;
varargout = varargin;
big = find(~cellfun(@isscalar, varargin));
if isempty(big)
    return
end
shape = size(varargin{big(1)});
if ~all(cellfun(@(x) isequal(size(x), shape), varargin(big)))
    err = 1;
    return
end
for k = 1:nargin
    if isscalar(varargin{k})
        varargout{k} = repmat(varargin{k}, shape);
    end
end
end
