function r = strings(varargin)
r = 'mine';
end
