fprintf('%s up to %d\n', label, limit);
