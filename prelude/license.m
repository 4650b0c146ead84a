function varargout = license(varargin)
% LICENSE  There is no licence to ask for: everything may be used.

if nargin > 0 && strcmpi(varargin{1}, 'inuse')
    varargout{1} = struct('feature', {}, 'user', {});
elseif nargin > 0
    varargout{1} = 1;
else
    varargout{1} = 'unknown';
end
end
