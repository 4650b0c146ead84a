function report(label, limit)
fprintf('%s up to %d\n', label, limit);
end
