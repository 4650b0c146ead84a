% A template ends where an escape is none, of which a warning tells. Numbers of escapes take all digits that follow.
warning('off', 'all')
show(sprintf('A\x41g\x41B'))
show(sprintf('A\1234B\08Z'))
show(sprintf('A\"B\''C'))
show(sprintf('B \ C'))
show(sprintf('A\qB'))
show(sprintf('A\'))
show(sprintf('[%d]\q[%d]', [1 2 3]))
show(sprintf('%s', 'a\qb'))
[~, id] = lastwarn;
lastwarn('')
show(sprintf('A\8B'))
[message, id] = lastwarn
show(sprintf('A\x10000Z'))
[message, id] = lastwarn
try
    error('my:id', 'B \ C');
catch e
    disp(['<', e.message, '>'])
end
try
    error('B \ C');
catch e
    disp(['<', e.message, '>'])
end
c = compose('%d %d', [1 2 3])
c = compose("%d-%d|", [1 2; 3 4])
c = compose('50%% of %d and %d', 3)
for t = {'B \ C', 'A\', 'A\9'}
    try
        compose(t{1})
    catch e
        disp(e.identifier)
        disp(e.message)
    end
end
s = string([9016.9943749474514 12345.5])
s = string([1/3 100; -1000 NaN])
s = string([Inf 1234.5678])
s = "x" + [1/3; 200/3]
s = string(1/3)
x = sscanf('9223372036854775807 -3', '%ld')
x = sscanf('18446744073709551615', '%lu')
x = sscanf('1 2 3', '%ld', [2 Inf])
class(sscanf('1 a', '%ld %s'))

function show(text)
fprintf('%s\n', mat2str(double(text)));
end
