function t = NaT(varargin)
% NAT  Datetimes that are not a time.

t = datetime(NaN, NaN, NaN);
if nargin > 0
    t = repmat(t, varargin{:});
    if nargin == 1 && isscalar(varargin{1})
        return
    end
end
end
