classdef Col
  enumeration
    Red, Green, Blue
  end
  methods
    function tf = isWarm(c), tf = c == Col.Red; end
  end
end
