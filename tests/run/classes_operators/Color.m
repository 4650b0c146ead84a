classdef Color < uint8
  enumeration
    Red (1), Green (2), Blue (3)
  end
  methods
    function r = isWarm(c), r = c == Color.Red; end
  end
end
