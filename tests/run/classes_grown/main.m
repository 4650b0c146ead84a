% A property of an element that is not there yet: the array grows, and the constructor makes what
% is between without inputs.
z = Item(5);
z(3).v = 7;
fprintf('%d %d %d\n', z.v);
disp(z(2).tag)
z(2, 2).tag = 'corner';
fprintf('%d %d %s %d\n', size(z), z(2, 2).tag, z(2, 3).v);
e = Item.empty;
e(1).v = 4;
fprintf('%d %d\n', numel(e), e.v);
z(1).v = 9;
fprintf('%d\n', z(1).v);
try
    z(0).v = 1;
catch err
    disp(err.identifier)
end
% All properties of an object as a struct, also those that nobody else may see.
s = struct(Vault);
fprintf('%s ', string(fieldnames(s)));
fprintf('%d %d %s\n', s.open, s.closed, s.seen);
