% Columns stored into what may have pages keep the pages; of two values for one variable the last stays.
function grow_of_any_rank()
  for c = [false true]
    x = 1:3;
    if c
      x(2, 3, 2) = true;
    end
    for k = 1:2
      try
        x(:, k) = 'ab';
      catch err
        disp(err.message);
      end
    end
    fprintf('%s:', mat2str(size(x)));
    fprintf(' %d', x);
    fprintf('\n');
  end
  [x, x, y] = three('abc');
  disp(numel(x.a));
  disp(y);
  [y, y] = three(1);
  disp(isstruct(y));
  % What is no array is the only element of itself.
  for k = 1:2
    a = @(t) t + 1;
    if k > 1
      a = @cos;
    end
    disp(arrayfun(@(u) u(0), a));
  end
  for k = 1:2
    z = complex(2, 0);
    if k > 1
      z = -4;
    end
    try
      disp(z || true);
    catch err
      disp(err.identifier);
    end
  end
end

function [r, q, o] = three(a)
  r = class(a);
  q = struct('a', {{1, 2}});
  o = a;
end
