function grow_to_pages(unused)
% A variable without a value grows from [], also where it has pages later.
    y(4) = 1;
    disp(y)
    y(1, 3, 2) = 4;
    disp(size(y))
    for k = 1:2
        if k == 2
            w(3) = k;
            disp(w)
            w(1, 1, 2) = 5;
            disp(size(w))
        end
    end
    for k = 5:-1:1
        v(k) = NaN;
    end
    v(3, 3, 2) = -2;
    disp(size(v))
    clear w
    w(2) = 1;
    disp(size(w))
    w(2, 2, 2) = 1;
    disp(size(w))
end
