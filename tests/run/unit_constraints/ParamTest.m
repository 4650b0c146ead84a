classdef ParamTest < matlab.unittest.TestCase
    properties (TestParameter)
        kind = {'single','double'}
        level = struct('small',1,'large',3)
        n = {1,[1 2]}
    end
    methods (Test)
        function classOf(t, kind), t.verifyClass(zeros(1,kind), kind), end
        function both(t, level, kind)
            t.verifyThat(level, matlab.unittest.constraints.IsLessThan(3)); 
            t.verifyEqual(class(cast(level,kind)), kind);
        end
        function num(t, n), t.verifyNumElements(n, numel(n)), end
        function plain(t)
            import matlab.unittest.constraints.*
            import matlab.unittest.fixtures.TemporaryFolderFixture
            f = t.applyFixture(TemporaryFolderFixture);
            t.verifyThat(f.Folder, IsFolder)
            t.assumeThat(5, ~IsEmpty)
            t.applyFixture(matlab.unittest.fixtures.SuppressedWarningsFixture('a:b'));
            warning('a:b','not seen')
            g = t.createTemporaryFolder();
            t.verifyTrue(isfolder(g))
        end
    end
end
