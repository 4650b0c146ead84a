% More corners: formats of textscan, states of warnings, limits, shapes of convolutions.
c = textscan(sprintf('1 2 3\n4 5 6'), '');
disp(numel(c)); disp([c{:}]);
c = textscan(sprintf('head\n1,2\n3,4'), '', 'Delimiter', ',', 'HeaderLines', 1, 'CollectOutput', true);
disp(c{1});
s = warning;
disp(class(s));
warning('off', 'a:b');
t = warning('query', 'a:b');
disp(t.state);
warning(s);
fails(@() flintmax('int8'));
fails(@() realmax('char'));
disp(flintmax('single'));
fails(@() conv2(1, 2, 'middle'));
fails(@() conv2(ones(2), ones(2, 2, 2)));
disp(size(conv2(ones(2, 3), ones(3, 2), 'valid')));
disp(conv2([1 2; 3 4], [1 1], 'same'));

function fails(f)
try
    f();
    fprintf('no error\n');
catch e
    fprintf('%s\n', e.message);
end
end
