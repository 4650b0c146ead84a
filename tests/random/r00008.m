function r00008()
  v1 = bsxfun(@plus, ((7 * 0) - sum([1, 5, (-3), (-2); (-9), 19.5, 2, 6])), (9).');
  v2 = v1(end);
  v1 = ((rem(round(max(min(single(11), 1e6), -1e6)), 5))' .* single((-2)));
  v3 = ((4+4i) ./ 5);
  v4 = (arrayfun(@abs, real(v3)) > (numel(num2cell(flipud([(-7), 5; (-4), 1])))));
  v1(v1 > 6) = (v1 .* v1);
  v5 = (min(reshape(int16([19, 8, 126, 98, 12, 5, 5, 25, 10, 3, 8, 16]), 3, []), max(int16([13, 14]))) ./ 2);
  n6 = 0;
  while n6 < 1
    n6 = n6 + 1;
    a7 = cellfun(@(t) [t, '!'], {char(97 + mod(floor(abs(max(min(kron(v2, v2), 1e6), -1e6))), 26)), strrep(repmat('d', 1, 2), 'k', 'l')}, 'UniformOutput', false);
    show(a7);
    if (v1 <= v1(1))
      v1(1) = max(min(round(max(v1, v1)), 1e6), -1e6);
      try
        x8 = sprintf('%5.2f|%-4s|%03d|%x|%e', (numel(regexp(lower('uhyo'), '[a-m]'))), strrep(upper('at'), 'u', 'y'), 4, 1 * 9, v2 * 10);
        show(x8);
        v9 = ((ndims(v4) ./ (abs((v2 + [6, 2, 9; 6.75, 0, 24; 11, 0, (-8)])) + 3)) * sort(round([5, 6, (-3), 6; 4, 11, (-6), 1; (-5), 11, 10, 4]), 2, 'descend'));
        b10 = 1;
        v12 = 0;
        for k11 = 1:3
          if ~b10 && k11 > 1, v12 = v12 - 1; end
          b10 = ~b10;
        end
        show(v12 + b10);
        show(v2(1 - 0));
      catch
        fprintf('caught\n');
        c13 = {squeeze(sum(permute(cat(3, rem(round(max(min([9; 19.75], 1e6), -1e6)), 9), arrayfun(@abs, [9; 8])), [3 1 2]), 1)), max(min(uint32([10, 2, 75, 4; 9, 121, 1, 6; 6, 140, 72, 181]), uint32(3)))};
      end
    else
      if (isempty(find(diff(abs([3, (-5), (-2), 6, 9]), 1, 2) > (1 + mod(floor(abs(max(min(v2, 1e6), -1e6))), 6)) * 4)))
        v14 = exp(-abs((cumprod([4, 1], 2) * min([2, 7, 3; (-2), 7, 9], [], 2))));
      elseif (false & (v2 >= v2))
        c15 = {min(min(int32(11), int32(1)), max(int32(8), int32(15)))};
        v16 = v2;
      end
      v2(v2 < 0) = max(min(arrayfun(@(t) t * 2 + v2, v2), 1e6), -1e6);
      v17 = (sprintf('%s', lower((char(double('axsmt'))))));
    end
  end
  n18 = 0;
  while n18 < 1 && ((ischar((['z'; 'h'])') && ~isempty(sum([5, 7; 3, 14.75]))) || n18 < 2)
    n18 = n18 + 1;
    p19 = zeros(2, 3, 2);
    p19(:, :, 2) = [prod([6, 4, (-2); 9, 6, 9; 1, 1, 11], 1); real([(2+5i), (4+1i), (2+1i)])];
    p19(1, 2, 1) = rem(round(max(min(exp(-abs(v2)), 1e6), -1e6)), 4);
    p19(:, 1, 3) = 3;
    show(size(p19));
    show(sum(p19, 3));
    show(p19(:, :, end));
    show(squeeze(p19(1, 2, :)));
    disp(sprintf('%d', mod(floor(abs(max(min(atan((v2) .^ 2), 1e6), -1e6))), 100)));
    fprintf('%d %s\n', (1 + mod(floor(abs(max(min((-9), 1e6), -1e6))), 6)), ['h', (circshift('fu', 1))]);
    fprintf('%d,', round([10, 3, 4] * 4));
    fprintf('\n');
  end
  t21 = int2str(max(min(v2, 1e6), -1e6));
  if v4
    s22(1).x = round(sin(v2));
    s22(2).x = sum([v2; v2]);
    s22(3).x = sign(sign(v2));
  end
  v2(v2 > 5) = (v2 * v2);
  v3 = v3;
  t23 = strcat('tgri', '_', 'tgri');
  v1 = single(v2(1));
  s24 = struct('a', struct('a', ismember((3:-1:1), double(int16([8, 0, 7])))), 'b', repmat(xor([true, true, true, true], [true, false, false, true]), 3, 1));
  v1(v1 > 2) = v1;
  show(t21);
  v4(1) = ((v1) .^ 2 >= (v1 ./ (abs(v1) + 4)));
  l25 = struct('tail', [], 'head', 0);
  for k26 = 1:3
    l25 = struct('tail', l25, 'head', v2(1, end));
  end
  l27 = l25;
  while ~isempty(l27)
    show(l27.head);
    l27 = l27.tail;
  end
  for k28 = [1 2]
    n29 = 0;
    while n29 < 1
      n29 = n29 + 1;
      try
        v30 = max((max(int32([10, 8, 1]), int32([19, 101, 1])) ./ 8), (int32([10, (-2), 6]) ./ 4));
        if numel(t21) > 1, t21(1) = []; end
        show(v2(1, 1));
        error('tame:test', 'number %d', mod(floor(abs(max(min((numel(find(round([4, (-2), (-9), 5]) > v2))), 1e6), -1e6))), 50));
      catch err
        if strcmp(err.identifier, 'tame:test'), fprintf('%s\n', err.message); else, fprintf('caught\n'); end
      end
    end
    s31(1).x = numel(s24);
    if (v4)'
      continue;
    end
    s31(2).x = (sum(cell2mat({cumsum([1, 5], 1), bsxfun(@plus, [1, (-3), (-5)], v2)})));
    s31(3).x = sum(sum(([true, true] | v4)));
    if (round(v5(end)) ~= v5(end))
      s24 = struct('a', s24.a, 'b', s24.b);
      v1 = max(min((v1 + exp(-abs(single((-9))))), 1e6), -1e6);
      if ~isempty(t23), t23(end) = []; end
    elseif v4(:, :)
      s32(1).x = atan(min(k28, k28));
      s32(1).y = bsxfun(@plus, s31(1).x, ndims(v4));
      s32(2).x = k28(1, end);
      s32(2).y = numel(t21);
      [s32.y] = deal(max(min(real(v3), 1e6), -1e6));
    else
      v4 = v4;
      v1(end) = max(min((single(k28) - (v1 + v1)), 1e6), -1e6);
      v38 = reshape((abs(single([3, 2]))) .^ 2, 2, 1);
    end
  end
  show(v2);
  show(v1);
  show(v3);
  show(v4);
  show(v5);
  show(t21);
  show(t23);
  show(s24);
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
