function r = kind_of(varargin), r = 'double';
