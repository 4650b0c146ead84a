function r00005()
  v1 = (char(double(char(97 + mod(floor(abs(max(min(imag([(0+4i), (2+5i)]), 1e6), -1e6))), 26)))));
  v2 = kron(0.25, fliplr(bsxfun(@plus, [3; 4; 10], 10)));
  v2(4, 2) = sum(sum((all([(-1), 7.75, 4, 8] > 1))));
  show((rem(round(max(min(ndims(v1), 1e6), -1e6)), 4) + sin(v2(3, end))));
  if isfloat(v1)
    [v3, v4] = max((interp1(1:4, sign([6, 15.75, 11, 4]), linspace(1, 4, 3))));
    b5 = 0;
    v7 = 0;
    for k6 = 1:3
      show(class(b5));
      b5 = (strcmpi(char(97 + mod(floor(abs(max(min(v3, 1e6), -1e6))), 26)), upper(v1(:, 1))));
    end
    show(b5);
  end
  for k8 = 1:2:4
    a9 = reshape((1:5), 1, 5);
    a9([1 end]) = a9([end 1]);
    a9(a9 > (1 + mod(floor(abs(max(min((prod(size([4, (-5); 9, 21.25]))), 1e6), -1e6))), 6)) & a9 < 9) = [];
    show(a9);
    if (~(true & true))
      continue;
    end
    a9(end + 2) = arrayfun(@abs, (-7));
    show(a9);
    r10 = zeros(1, 0);
    try
      for c11 = 14.5
        t12 = int2str(max(min(sign((c11 + c11)), 1e6), -1e6));
        r10(end + 1) = max(min(imag((k8 + 1i * c11)), 1e6), -1e6);
      end
      show(ones(2, 2) * ones(2 + mod(floor(abs(max(min((k8 .* k8), 1e6), -1e6))), 2), 1));
    catch
      fprintf('caught\n');
      fprintf('%.8g\n', k8 + 0);
    end
  end
  n13 = 0;
  while n13 < 2 && (((median([6, 2, 11, 9, (-4)])) > (4.5 .* 10)) || n13 < 2)
    n13 = n13 + 1;
    r14 = unique((v2(3, 2) ./ (abs(([(-4), (-2)] + [9, 5.5])) + 2)));
    s15 = struct('a', v1);
    [a16, b16] = deal(diff((polyval([1, 2], [13.5, 10])), 1, 2), [repmat('m', 1, 2), v1(1)]);
    show(a16);
    show(b16);
  end
  b17 = abs((-8));
  v19 = 0;
  for k18 = 1:3
    show(class(b17));
    b17 = ischar(v2);
  end
  show(b17);
  v20 = (fix(4 / 4) + sign(v19));
  v2(:, 1) = [];
  v20(end + 1) = v20;
  v20 = kron(v19, (cos(v19) - v20(:, 1)));
  show(v1);
  show(v19);
  show(v2);
  show(v20);
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
