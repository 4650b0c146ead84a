function p00002()
  b = [4; 5];
  x = zeros(0, 3);
  y = uint8([5 200 7]);
  z = [1 2 3] * 2i;
  a = [4; 5];
  c = {1, 'ab', [1 2 3]};
  s = struct();
  t = 'abc';
  {};
  [y, b] = sort(z(min(end, 1), find(y > 'a')));
  y = x;
  y = f1(s);
  x(:, 2) = 3.5;
  z = mod(bitand(numel(z), 6), -Inf);
  show(x);
end

function r = f1(v)
  if iscell(v)
    r = 0;
    for k1 = 1:numel(v)
      r = r + f1(v{k1});
    end
  elseif isstruct(v)
    r = 100;
  elseif ischar(v)
    r = numel(v);
  else
    r = sum(double(v(:)));
  end
end

function show(x)
  if iscell(x)
    fprintf('cell%s {\n', sprintf(' %d', size(x)));
    for k = 1:numel(x)
      show(x{k});
    end
    fprintf('}\n');
  elseif isstruct(x)
    f = fieldnames(x);
    fprintf('struct%s {\n', sprintf(' %d', size(x)));
    for k = 1:numel(x)
      for j = 1:numel(f)
        fprintf('%s: ', f{j});
        show(x(k).(f{j}));
      end
    end
    fprintf('}\n');
  elseif isa(x, 'function_handle')
    fprintf('handle\n');
  elseif ischar(x)
    fprintf('char%s [%s]\n', sprintf(' %d', size(x)), x);
  elseif isnumeric(x) || islogical(x)
    fprintf('%s%s:%s', class(x), sprintf(' %d', size(x)), sprintf(' %.17g', real(x)));
    if ~isreal(x)
      fprintf(' +i%s', sprintf(' %.17g', imag(x)));
    end
    fprintf('\n');
  else
    disp(x);
  end
end
