% What properties hold before they are assigned: zero, or nothing, of their class.
k = Kinds();
fprintf('%s %d\n', class(k.count), isempty(k.count));
fprintf('%s %d\n', class(k.one), k.one);
fprintf('%s %d\n', class(k.part), isempty(k.part));
fprintf('%s %g\n', class(k.whole), k.whole);
fprintf('%s %d\n', class(k.plain), isempty(k.plain));
fprintf('%s %d\n', class(k.yes), k.yes);
k.one = k.one + 300;
fprintf('%d\n', k.one);
