function show(stack)
for k = 1:numel(stack)
    fprintf('%s %s %d\n', stack(k).name, stack(k).file, stack(k).line);
end
fprintf('\n');
end
