% The records that whos gives say what the documentation says of each variable.
function whos_records()
    global shared
    shared = 3;
    number = 1;
    complexes = [1+2i, 3];
    text = 'hello';
    small = int8([1 2 3]);
    few = sparse([1 0 2]);
    s = whos;
    fprintf('%s ', s.name);
    fprintf('\n');
    names = fieldnames(s);
    fprintf('%s ', names{:});
    fprintf('\n');
    for k = 1:numel(s)
        r = s(k);
        if strcmp(r.name, 'few'), continue, end
        fprintf('%s %s %d %s %d %d %d %d\n', r.name, mat2str(r.size), r.bytes, r.class, r.global, r.sparse, ...
            r.complex, r.persistent);
    end
    f = whos('few');
    fprintf('%d %d %s\n', f.sparse, f.complex, class(f.global));
    q = whos('number');
    n = q.nesting;
    names = fieldnames(n);
    fprintf('%s ', names{:});
    fprintf('\n');
    fprintf('%d\n', numel(whos('s*')));
end
