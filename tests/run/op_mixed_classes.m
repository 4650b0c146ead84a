% Which error comes first where classes cannot be mixed and sizes do not conform either: classes are
% checked before sizes, sizes of an operation before the operation around it.
function op_mixed_classes
  i = int32([1 2 3]);
  xs = {1:3, 1:2, 5, zeros(1, 0), [1; 2], true, [true false], single(2), single([1 2]), ...
    int8(1), int8([1 2]), int32([1 2]), int32([1; 2])};
  for k = 1:numel(xs)
    fprintf('%d:', k); all(xs{k}, i); all(i, xs{k});
  end
  % Of sizes that only the run knows.
  fprintf('rows:');
  for n = 0:3, plus_of(1:n, i); end
  for n = 0:3, plus_of(i, ones(n, 1)); end
  for n = 0:2, plus_of(int32(7), 1:n); end
  for n = 0:2, plus_of(1:n, int32(1:n)); end
  fprintf('\n');
  x = [2 -1; 0 5];
  try, disp(x + ((min(x, [], 2) == 1:2) .* int32(-7))); catch e, disp(e.message); end
  try, disp(x + ((min(x, [], 2) == 1:3) .* int32([1 2]))); catch e, disp(e.message); end
  try, disp((x + (1:3)) .* int32([1 2])); catch e, disp(e.message); end
  try, disp(int32([1 2]) .* (x + (1:3))); catch e, disp(e.message); end
  try, disp((x > int8(1)) + int8([1 2])); catch e, disp(e.message); end
end

function all(a, b)
  fs = {@plus, @minus, @times, @rdivide, @lt, @eq, @and};
  for f = fs
    try
      z = f{1}(a, b);
      fprintf(' %s%s', class(z), mat2str(size(z)));
    catch e
      fprintf(' %s', short(e));
    end
  end
  operators(a, b);
  fprintf('\n');
end

function operators(a, b)
  try, z = a + b; fprintf(' %s%s', class(z), mat2str(size(z))); catch e, fprintf(' %s', short(e)); end
  try, z = a .* b; fprintf(' %s%s', class(z), mat2str(size(z))); catch e, fprintf(' %s', short(e)); end
  try, z = a < b; fprintf(' %s%s', class(z), mat2str(size(z))); catch e, fprintf(' %s', short(e)); end
end

function plus_of(a, b)
  try, z = a + b; fprintf(' %s%s', class(z), mat2str(size(z))); catch e, fprintf(' %s', short(e)); end
end

function t = short(e)
  if contains(e.message, 'Integers can only')
    t = 'classes';
  elseif contains(e.message, 'incompatible sizes')
    t = 'sizes';
  else
    t = ['(' e.message ')'];
  end
end
