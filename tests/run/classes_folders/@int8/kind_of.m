function r = kind_of(varargin), r = 'int8';
