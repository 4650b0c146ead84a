function r00022()
  v5 = flipud(repmat(int32(17), 1, 4));
  v6 = (['k'; 'p'; 'd'])';
  v7 = double((prod(single([(-6); 6; 19])) .^ 2));
  v8 = intmax('int8');
  v9 = [(5+4i); (2+2i)];
  a10 = cellfun(@(t) [t, '!'], {(v6(end, 3)).', upper(v6(1, end-1:end))}, 'UniformOutput', false);
  show(a10);
  v7(3) = f2(v9(1, 1), 6);
  v8(1 + mod(floor(abs((eye(1, 1) + 0))), 1), 1) = v8(:, :);
  for k11 = 1:2:3
    if (max(k11, k11) ~= (k11 + k11))
      continue;
    end
    v6 = v6;
  end
  s12(1).x = ((isprime(6) + 0) .* diff([2, (-6)], 1, 2));
  s12(2).x = v7(:, 1);
  try
    x13 = v7;
    x13(2) = [];
    y13 = x13(3);
    show(y13);
  catch
    show(x13);
  end
  r14 = find((~[false, true, false, true]));
  show(horzcat(((int8([14, 19]) ./ 2) .^ 2), v8));
  show(v5);
  show(v6);
  show(v8);
  show(v9);
  show(v7);
  show(s12);
  show(r14);
end

function [q0] = f1(p0)
  p0 = p0;
  c1 = {mod(round(max(min((single(10) * single(7)), 1e6), -1e6)), 6)};
  a2 = [];
  for j2 = 1:(1 + mod(floor(abs(max(min(([8, 4, 9] * [3; (-9); 5]), 1e6), -1e6))), 6))
    a2 = [a2; j2, (1 + mod(floor(abs(max(min(min([6, 1.5, 7]), 1e6), -1e6))), 6))];
    if size(a2, 1) > 3
      break
    end
  end
  show(a2);
  q0 = fix((false + 2));
end

function [q0, q1] = f2(p0, p1)
  persistent calls
  if isempty(calls)
    calls = 0;
  end
  calls = calls + 1;
  if nargin < 2
    p1 = double(single(7.5));
  end
  q0 = p1;
  if nargout > 1
    q1 = calls;
  end
end

function [q0, q1] = f3(p0)
  v4 = double(min(uint8([9, 18, 18; 6, 14, 16])));
  r3 = v4((p0(:, :))');
  q0 = (fliplr(single([7.5, 0, 5, 2, 24.5])) + (single([5; 7; 7; 11; 8]))');
  q1 = (([10, 4; 9, 6; (-7), (-8); (-8), (-7)] + [7, 0; 3, 4; 14, 2; 7, 4.25]))';
end

function show(x)
  if iscell(x)
    fprintf('cell %dx%d\n', size(x, 1), size(x, 2));
    for k = 1:numel(x)
      show(x{k});
    end
  elseif isstruct(x)
    f = fieldnames(x);
    fprintf('struct %dx%d\n', size(x, 1), size(x, 2));
    for k = 1:numel(x)
      for j = 1:numel(f)
        fprintf('%s: ', f{j});
        show(x(k).(f{j}));
      end
    end
  elseif isa(x, 'function_handle')
    fprintf('handle\n');
  elseif ischar(x)
    fprintf('char %dx%d [%s]\n', size(x, 1), size(x, 2), x(:).');
  else
    fprintf('%s', class(x));
    fprintf(' %d', size(x));
    y = double(x(:).');
    digits = ' %.10g';
    if isa(x, 'single')
      digits = ' %.5g';
    end
    if ~isempty(y)
      re = real(y);
      re(abs(re) < 1e-10) = 0;
      fprintf(digits, re);
      im = imag(y);
      im(abs(im) < 1e-10) = 0;
      if any(im ~= 0)
        fprintf(' +i');
        fprintf(digits, im);
      end
    end
    fprintf('\n');
  end
end
