function r00018()
  v1 = 'd';
  v2 = (mean(log(1 + abs(([7, 4] * [15.75, 7, 11, 2; 11, 10, 15, 16.75])))));
  v3 = (-7);
  v3(end + 1) = (eye(1, 1) + 0);
  [x4, y4] = strtok(['ab ', (repmat(v1, 3, 1))']);
  show(x4);
  show(y4);
  if ((~(true).') & false)
    v3(end) = (floor(v3 / 2) * cumprod([1; 2], 2));
    s5(1).x = v3(end);
    s5(1).y = v2;
  end
  s6.a = cast(max([5; 0]), 'int16');
  v7 = (-(((3+2i) + (3+2i)) .* mod(round(max(min(v2, 1e6), -1e6)), 6)));
  a8 = [];
  for j8 = 1:(1 + mod(floor(abs(max(min(v2, 1e6), -1e6))), 6))
    a8 = [a8; j8, 3];
    if size(a8, 1) > 3
      break
    end
  end
  show(a8);
  v2(v2 >= 0) = v2;
  if (isempty(strfind(horzcat(reshape('ix', 1, []), horzcat(v1, v1)), v1)))
    try
      s9.a = bsxfun(@plus, v2, arrayfun(@(t) t * 2 + v2, v2));
      for j10 = log(1 + abs(([false, true; true, false] + 2)))
        show(j10');
      end
      fprintf('[%s]\n', v1);
      show(ones(2, 2) * ones(2 + mod(floor(abs(max(min(floor(3.75 / 2), 1e6), -1e6))), 2), 1));
    catch
      fprintf('caught\n');
      v2 = v2;
    end
    v11 = min([3, 0, 0; 2, (-2), 19], [], 2);
  end
  r12 = find([false, true]);
  v2(3) = (real(v7)) .^ 2;
  c13 = {round((8 - (-1))), ((max([6.5, 3; 6, 3; 1, 3], [11, 4, 4; 4.5, 6, 6]'))) .^ 2, ((cumsum(v2)) * ([7, 3, (-8); 3, 13.75, 0; 1, 8, 6]).')};
  show(false);
  c14 = {bsxfun(@plus, max((-6), 4), (v3 * [11; 4]))};
  r12 = [5, r12];
  try
    v7(1) = complex(bsxfun(@plus, 9, 4), (sum(str2num('[1 2 3]')) + 9));
    r12 = [r12, double(int8(18))];
    k15 = 1;
    while k15 <= min(numel(c14), 4)
      v16 = c14{k15};
      [v17, v18] = sort(uint8([11, 0, 3]));
      try
        v16 = max(min(abs(v7), 1e6), -1e6);
        s19(3).a = 3;
        show(isempty(s19(1).a));
        s19(2).b.c(2) = v16;
        show(s19(2));
        show(numel(s19));
        c13{2} = max(min((ones(3, 1) * (1:2) + reshape([10, 4, 15, 3.25, (-4), 4], 3, 2)), 1e6), -1e6);
        show(v7(3));
        error('tame:test', 'number %d', mod(floor(abs(max(min(size(v16, 1), 1e6), -1e6))), 50));
      catch err
        if strcmp(err.identifier, 'tame:test'), fprintf('%s\n', err.message); else, fprintf('caught\n'); end
      end
      show(c14);
      k15 = k15 + 1;
    end
    show(s6.missing);
    error('tame:test', 'number %d', mod(floor(abs(max(min(v3(2), 1e6), -1e6))), 50));
  catch err
    if strcmp(err.identifier, 'tame:test'), fprintf('%s\n', err.message); else, fprintf('caught\n'); end
  end
  c20 = {struct('a', zeros(3, 1))};
  show(v1);
  show(v3);
  show(s6);
  show(v7);
  show(r12);
  show(v2);
  show(c13);
  show(c14);
  show(c20);
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
