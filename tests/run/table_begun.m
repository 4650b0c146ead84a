% A cell that begins as [] is no cell before anything is stored in it.
function table_begun()
    q = [];
    for k = 1:3
        try
            x = q{1};
            fprintf('%d\n', x);
        catch err
            disp(err.message);
        end
        try
            q(2) = [];
        catch err
            disp(err.message);
        end
        q{end + 1} = k;
    end
    fprintf('%s %d\n', class(q), numel(q));
    s = [];
    try
        s(1).x
    catch err
        disp(err.message);
    end
    s(end + 1).x = 4;
    s(end + 1).x = 5;
    s(1) = [];
    fprintf('%s %d %d\n', class(s), numel(s), s.x);
end
