% str2num reads expressions of numbers, sees no variables, and says whether it could.
function str2num_texts_of_numbers()
    texts = {'1 2;3 4', '1 -2', '1 - 2', '1-2', '-2^2', '2^-1', '1:3', '0:0.5:1', 'pi*2', 'abc', '3+', ...
        '2i', '1+2i', '[1 2]''', '1,2,3', '1;2;', 'true', '1e3', 'sqrt(16)', 'max([1 9 4])', '0x1F', ...
        '007', '', ' 12 ', '(1+2)*3', '[1 2] .* [3 4]', '[1 2] * [3; 4]', '[1 2] + [1 2 3]', '1 < 2', ...
        '~1', '3 4 5', '1(2)', '1 2]', '((3)', 'x', 'Inf', '-inf', '1.5.2', '2 ^ 3', 'atan2(1)', 'hello world'};
    x = 5;
    for k = 1:numel(texts)
        [v, ok] = str2num(texts{k});
        fprintf('%-18s %d %s:', texts{k}, ok, mat2str(size(v)));
        if ~isempty(v), fprintf(' %g', real(v), imag(v)); end
        fprintf('\n');
    end
    s = 0;
    digits = '2718281828';
    for k = 1:numel(digits)
        s = s + str2num(digits(k));
    end
    fprintf('%d\n', s + x - 5);
    m = str2num(['1 2'; '3 4']);
    fprintf('%g ', m);
    fprintf('\n');
    c = cellfun(@str2num, {'1', '22', '3+4'});
    fprintf('%g ', c);
    fprintf('\n');
    c = cellfun('str2num', {'1', '22', '3+4'});
    fprintf('%g ', c);
    fprintf('\n');
end
