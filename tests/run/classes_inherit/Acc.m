classdef Acc
    properties
        raw = 0
        calls = 0
    end
    properties (Dependent)
        twice
    end
    methods
        function a = set.raw(a, v)
            if v < 0, error('Acc:neg', 'negative %g', v); end
            a.raw = v;
            a.calls = a.calls + 1;
        end
        function v = get.twice(a), v = 2 * a.raw; end
        function a = set.twice(a, v), a.raw = v / 2; end
    end
end
