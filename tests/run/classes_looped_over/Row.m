classdef Row
% Numbers side by side, of which a part is a row again.
properties
    Items = []
end
methods
    function r = Row(items)
        r.Items = items;
    end
    function varargout = size(r, varargin)
        [varargout{1:max(nargout, 1)}] = size(r.Items, varargin{:});
    end
    function varargout = subsref(r, s)
        if strcmp(s(1).type, '()')
            r.Items = subsref(r.Items, s(1));
            varargout{1} = r;
        else
            varargout{1} = builtin('subsref', r, s);
        end
    end
end
end
