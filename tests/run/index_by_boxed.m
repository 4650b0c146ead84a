function index_by_boxed
% Variables of several classes as subscripts, as what is stored, and as sizes.
    y = [];
    z = 3.5;
    disp(size(z(y, [1 1])))
    y(:, end + 1) = int8(100);
    disp(class(y))
    into_int(Inf)
    n = int32(3);
    v = 10:10:60;
    disp(v(n))
    v(n) = 7;
    disp(size(zeros(1, n)))
    disp(size(repmat(5, 1, n)))
    for k = 1:n
        fprintf('%d ', k);
    end
    fprintf('\n');
    n = {};
    disp(class(n))
    y = single(1.5);
    z = [1 2 3];
    z(2) = y;
    disp(class(z))
    y = 'x';
    z(1) = y;
    disp(z)
    y = true;
    disp(class(z(y)))
    y = {};
    disp(class(y))
end

function into_int(x)
    y = int32(-7);
    y(1:0, 1) = x;
    y(7) = y';
    if 'a'
        x = y;
    end
    for k = 1:numel(x)
        fprintf('%d ', x(k));
    end
    fprintf('\n');
end
