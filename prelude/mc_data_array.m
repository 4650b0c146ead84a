classdef mc_data_array
% MC_DATA_ARRAY  Arrays of objects of which all that differs is one array of numbers, Data, NaN where an element
%   is missing: what they have as arrays. The classes that inherit declare Data.

methods
    function varargout = size(a, varargin)
        [varargout{1:max(nargout, 1)}] = size(a.Data, varargin{:});
    end
    function n = numel(a, varargin), n = numel(a.Data); end
    function n = length(a), n = length(a.Data); end
    function n = ndims(a), n = ndims(a.Data); end
    function r = isempty(a), r = isempty(a.Data); end
    function r = isscalar(a), r = isscalar(a.Data); end
    function r = isvector(a), r = isvector(a.Data); end
    function r = isrow(a), r = isrow(a.Data); end
    function r = iscolumn(a), r = iscolumn(a.Data); end
    function r = ismatrix(a), r = ismatrix(a.Data); end
    function r = ismissing(a), r = isnan(a.Data); end
    function r = isfinite(a), r = isfinite(a.Data); end
    function r = isinf(a), r = isinf(a.Data); end
    function k = end(a, i, n)
        if n == 1
            k = numel(a.Data);
        else
            k = size(a.Data, i);
        end
    end
    function a = reshape(a, varargin), a.Data = reshape(a.Data, varargin{:}); end
    function a = repmat(a, varargin), a.Data = repmat(a.Data, varargin{:}); end
    function a = transpose(a), a.Data = a.Data.'; end
    function a = ctranspose(a), a.Data = a.Data.'; end
    function varargout = arrayfun(f, varargin)
        [varargout{1:max(nargout, 1)}] = mc_arrayfun_of_objects(f, varargin{:});
    end
end
end
