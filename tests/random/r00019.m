function r00019()
  v1 = 'r';
  v2 = length(v1);
  v3 = log(1 + abs(mod(round(max(min(([(-7), 8]).', 1e6), -1e6)), 6)));
  v4 = kron((5:-1:1), min(v2, (v2 - v2)));
  v2(1 + mod(floor(abs(v2)), 1)) = ((v2 ./ (abs(v2) + 1)) + (v2 - v2));
  s5.a = struct('a', kron(repmat(v2, 1, 4), (v2 - v2)));
  v1(v1 == 109) = v1(1, 1);
  v3 = min((min(cat(3, mod(round(max(min([1, 7; (-7), 0], 1e6), -1e6)), 4), -([9, 1; 2, (-2)] .^ 2 - [5, 10.25; 7, (-7)])), [], 3)), [], 2);
  h6 = @(t) (cellfun(@(a, b) a * b, {6}, {v2})) - t / 2;
  s5.a.a = double(single([11, 1, 11, 11]));
  v1 = (((int32(19) .^ 3))').';
  c7 = {{ismember(v2(1, 1), exp(-abs([2, 4, (-6)])))}, (double(uint8([149; 19])) + v2)};
  h6 = @(t) h6(h6(t));
  n8 = 0;
  while n8 < 2
    n8 = n8 + 1;
    b9 = 1;
    v11 = 0;
    for k10 = 1:3
      v11 = v11 * 2 + b9;
      b9 = k10 - 2;
    end
    show(v11 + b9);
  end
  show(v2);
  show(v3);
  show(v4);
  show(s5);
  show(h6);
  show(v1);
  show(c7);
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
