% What begins as [] or '' and grows in a loop is 0-by-0 or a row: both come here.
function arrays_row_or_nothing()
for n = [0 1 3]
    x = [];
    text = '';
    list = {};
    table = [];
    for k = 1:n
        if mod(k, 2) == 1
            x(end+1) = k;
            text = [text, sprintf('%d,', k)];
            list{end+1} = char('a' + k);
            table = [table; k, 2*k, 3*k];
        end
    end
    say('x', x); say('text', text); say('list', list); say('table', table);
    fprintf('sum %g, all %d, any %d, prod %g, length %d, numel %d\n', sum(x), all(x), any(x), prod(x), length(x), numel(x));
    say('max', max(x)); say('sum 1', sum(x, 1)); say('sum 2', sum(x, 2)); say('mean', mean(x));
    say('transposed', x'); say('doubled', 2*x); say('self', x + x); say('squares', x.^2);
    say('large', x(x > 1)); say('mask', x > 1); say('found', find(x > 1)); say('steps', diff(x));
    say('none', x(1:0)); say('part', text(1:min(2, numel(text)))); say('colon', x(:)); say('twice', [x x]);
    say('below', [x; x]); say('longer', [x, 7]); say('cells', [list, {'z'}]); say('columns', sum(table));
    y = x; y(y > 2) = []; say('deleted', y);
    y = x; y(end+1) = 9; say('grown', y);
    y = x; y(4) = 9; say('far', y);
    y = text; y(end+1:end+2) = 'ab'; say('texts', y);
    z = x(:)'; say('row', z); say('cumulated', cumsum(x)); say('sorted', sort(x, 'descend')); say('flipped', fliplr(x));
    for c = x
        fprintf('column of %d\n', numel(c));
    end
    if x
        fprintf('true\n');
    else
        fprintf('false\n');
    end
    q.a = x;
    q.a(end+1) = 5;
    say('field', q.a);
    try
        say('wide', x + [1 2 3]);
    catch e
        fprintf('%d\n', ~isempty(e.identifier));
    end
    try
        say('tall', [x; 1 2]);
    catch e
        fprintf('%d\n', ~isempty(e.message));
    end
end
% An element that is left out is [].
s = struct('v', {});
s(3).v = 4;
s(1).v = 2;
total = 0;
for k = 1:3
    v = s(k).v;
    w = v + 1;
    say('v', v); say('w', w);
    if v < 3
        fprintf('small %d\n', k);
    end
    if isempty(v), v = 10; end
    total = total + v;
end
fprintf('%g\n', total);
c = cell(1, 3);
c{2} = 6;
p = c{1}.*c{2};
say('p', p); say('sum', c{1} + c{1}); say('less', c{2} > c{3});
end

function say(name, value)
fprintf('%s: %s %s', name, class(value), mat2str(size(value)));
if ~iscell(value)
    fprintf(' %g', double(value));
end
fprintf('\n');
end
