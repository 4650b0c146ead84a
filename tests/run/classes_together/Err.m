classdef Err < MException
  properties
    code = 0
  end
  methods
    function e = Err(code, varargin)
      e@MException('my:err', varargin{:});
      e.code = code;
    end
  end
end
