classdef CounterTest < matlab.unittest.TestCase
  properties
    N = 0
  end
  methods (TestMethodSetup)
    function prepare(t), t.N = 5; end
  end
  methods (TestClassSetup)
    function once(t), disp('once'), end
  end
  methods (TestMethodTeardown)
    function after(t), fprintf('after %d\n', t.N), end
  end
  methods (Test)
    function passes(t), t.verifyEqual(t.N,5), t.addTeardown(@disp,'torn'), end
    function breaks(t), t.assertEqual(t.N,6), disp('no'), end
  end
end
