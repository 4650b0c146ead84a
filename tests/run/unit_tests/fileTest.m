function tests = fileTest
tests = functiontests(localfunctions);
end
function testOne(t), verifyEqual(t,[1 2],[1 2]), end
function setup(t), t.TestData.k = 3; end
function testTwo(t), verifyLessThan(t,t.TestData.k,3), end
