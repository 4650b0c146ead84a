% Unit tests: conditions of an interactive test case, tests that are functions of a file, of a script, and methods of a
% class, and what is told of them.
t = matlab.unittest.TestCase.forInteractiveUse;
verifyEqual(t, 1, 1)
verifyEqual(t, 1, 2)
t.verifyEqual([1 2 3], [1 5 3], 'a diagnostic of the test')
verifyEqual(t, 1, 1.1, 'AbsTol', 0.01, 'RelTol', 0.01)
verifyEqual(t, 1, 1.001, 'AbsTol', 0.01)
verifyEqual(t, 1, int8(1))
verifyEqual(t, 'a', 'b')
verifyEqual(t, {1, 'a'}, {1, 'b'})
verifyEqual(t, struct('a', 1), struct('a', 2))
verifyEqual(t, [1 2; 3 4], [1 2; 3 5])
verifyTrue(t, false)
verifyTrue(t, 1)
verifyFalse(t, false)
verifyError(t, @() error('a:b', 'x'), 'a:b')
verifyError(t, @() error('a:b', 'x'), 'a:c')
verifyError(t, @() 1, 'a:c')
verifyEmpty(t, [1 2])
verifyNotEmpty(t, [])
verifySize(t, [1 2], [2 1])
verifyLength(t, [1 2], 3)
verifyNumElements(t, 1:3, 2)
verifyGreaterThan(t, 1, 2)
verifyGreaterThanOrEqual(t, [1 3], 2)
verifyLessThan(t, 1, 2)
verifyLessThanOrEqual(t, 3, 2)
verifyClass(t, 1, 'char')
verifyInstanceOf(t, 1, ?char)
verifySubstring(t, 'abc', 'x')
verifyMatches(t, 'abc', 'b.$')
verifyNotEqual(t, 1, 1)
verifyFail(t, 'said')
verifyWarning(t, @() warning('w:x', 'hi'), 'w:x')
verifyWarning(t, @() 1, 'w:x')
n = verifyWarningFree(t, @() 3)
verifyReturnsTrue(t, @() 1)
verifySameHandle(t, t, t)
try
    assertEqual(t, 1, 2)
catch e
    disp(e.identifier)
end
suite = functiontests(localfunctions)
r = run(suite);
[r.Passed; r.Failed; r.Incomplete]
{r.Name}
summary = table(r);
summary(:, 1:4)
r = runtests('fileTest');
[r.Passed]
r = run(CounterTest);
[r.Incomplete]
one = run(CounterTest, 'passes');
assertSuccess(one);
more = runtests({'CounterTest', 'fileTest'});
numel(more)
try, assertSuccess(r), catch e, disp(e.message), end
try, functiontests(5), catch e, disp(e.message), end
try, runtests('nonexistent'), catch e, disp(e.message), end

function setupOnce(t), t.TestData.x = 1; end
function testA(t), verifyEqual(t, 1, 1), end
function testB(t), verifyEqual(t, t.TestData.x, 2), end
function testC(~), error('my:id', 'boo'), end
function lastTest(t), assumeTrue(t, false), disp('not reached'), end
function helper(~), disp('not a test'), end
