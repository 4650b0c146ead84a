function cells_by_two_subscripts()
% Elements of cells by row and column: numbers, texts and what is neither, in matrices and arrays of more dimensions.
code = {'push', 2; 'add', 3; 'it''s', -1; '', 0};
total = 0;
text = '';
for k = 1:8
    row = mod(k, 4) + 1;
    word = code{row, 1};
    total = total*2 + code{row, 2};
    text = [text, word, '|'];
end
fprintf('%g %s\n', total, text);
mixed = cell(2, 3);
mixed{1, 1} = [1 2 3]; mixed{2, 1} = 'ab'; mixed{1, 2} = "str"; mixed{2, 2} = {4}; mixed{2, 3} = 5;
for i = 1:2
    for j = 1:3
        x = mixed{i, j};
        fprintf('%d%d %s %dx%d\n', i, j, class(x), size(x, 1), size(x, 2));
    end
end
deep = reshape({1, 2, 3, 4, 5, 6, 7, 8}, [2 2 2]);
s = 0;
for i = 1:2
    for j = 1:4
        s = s*10 + deep{i, j};
    end
end
disp(s);
deep = reshape(deep, 4, 2);
disp(deep{3, 2});
bad = {@() code{5, 1}, @() code{1, 3}, @() code{0, 1}, @() code{1.5, 1}, @() deep{1, 3}};
for k = 1:numel(bad)
    try
        bad{k}();
        disp('not reached');
    catch err
        disp(err.identifier);
    end
end
words = {'one'; 'three'};
words = [words, {"a string"; ['tw'; 'os']}];
for j = 1:2
    for i = 1:2
        w = words{i, j};
        disp(size(w));
    end
end
end
