% Constraints, fixtures and parameters of unit tests.
import matlab.unittest.TestCase
import matlab.unittest.constraints.*
t = TestCase.forInteractiveUse;
t.verifyThat(true, IsTrue)
t.verifyThat(1, IsEqualTo(2))
t.verifyThat(1, IsEqualTo(1.001, 'Within', AbsoluteTolerance(0.01)))
t.verifyThat(1, IsEqualTo(1.1, 'Within', AbsoluteTolerance(0.01) | RelativeTolerance(0.2)))
t.verifyThat('ABC', IsEqualTo('abc', 'IgnoringCase', true))
t.verifyThat([1 2 3], HasSize([1 3]) & HasLength(3))
t.verifyThat([1 2 3], HasSize([3 1]) | HasLength(4), 'told')
t.verifyThat([], ~IsEmpty)
t.verifyThat(5, IsGreaterThan(6))
t.verifyThat('hello', ContainsSubstring('ell'))
t.verifyThat('hello', StartsWithSubstring('x'))
t.verifyThat(@() error('a:b','x'), Throws('a:b'))
t.verifyThat(@() warning('w:w','x'), IssuesWarnings({'w:w'}))
t.verifyThat(@() 1, IssuesNoWarnings)
t.verifyThat([1 2], IsSubsetOf(1:3))
t.verifyThat(struct('a',1), HasField('a'))
t.verifyThat([1 3], HasMean(2))
t.verifyThat([1 3], HasMean(5))
t.verifyThat([1 3], ~HasMean(2))
try, t.assertThat(1, IsFalse), catch e, disp(e.identifier), end
try, t.verifyThat(1, 2), catch e, disp(e.identifier), end
r = runtests('ParamTest');
disp({r.Name}')
[r.Passed]
s = testsuite('ParamTest');
s(3).Parameterization
q = matlab.unittest.TestSuite.fromClass(?ParamTest);
runner = matlab.unittest.TestRunner.withNoPlugins;
z = runner.run(q(1:2));
[z.Passed]
