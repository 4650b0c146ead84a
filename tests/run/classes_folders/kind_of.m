function r = kind_of(varargin), r = 'general';
