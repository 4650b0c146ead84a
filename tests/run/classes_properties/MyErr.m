classdef MyErr < MException
  properties, Extra = 5; end
  methods
    function e = MyErr(x), e@MException('My:err','custom %d',x); e.Extra = x; end
  end
end
