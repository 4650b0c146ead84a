show(dbstack)
s = dbstack('-completenames');
fprintf('%d\n', s(1).file(1) == '/');
