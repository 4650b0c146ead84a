% Of no elements all are true: what holds after a test of them says nothing of elements.
disp(chosen())
disp(chosen('a'))
disp(chosen('a', 'z'))
disp(positive([]))
disp(positive([1 2]))
disp(positive(zeros(1, 0)))
disp(positive([1 -2]))

function r = chosen(varargin)
    simple = all(ismember(varargin, {'a', 'b'}));
    if simple
        r = 'simple';
        return
    end
    r = 'other';
end

function r = positive(x)
    r = -1;
    if all(x > 0)
        if isempty(x)
            r = 0;
        else
            r = min(x);
        end
    end
end
