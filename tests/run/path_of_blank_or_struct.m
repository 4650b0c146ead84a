% A variable that is [] on one path and a struct on another gets a field's part.
function path_of_blank_or_struct()
for k = 1:2
    s = [];
    if k == 2
        s = struct('a', [1 2]);
    end
    s.a(1:0) = int64(9);
    fprintf('%s %s\n', class(s.a), mat2str(size(s.a)));
    t = zeros(0, 0);
    try
        t.b(k) = 2.5;
        error('test:no', 'no');
    catch
    end
    t.b(3) = single(1);
    fprintf('%s %s\n', class(t.b), mat2str(size(t.b)));
end
end
