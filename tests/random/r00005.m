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
    a9(a9 > (1 + mod(floor(abs(max(min((numel(num2cell([4, (-5); 9, 21.25]))), 1e6), -1e6))), 6)) & a9 < 9) = [];
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
  while n13 < 2 && (((max([[6, 2, 11], NaN])) >= floor(1 / 2)) || n13 < 2)
    n13 = n13 + 1;
    x14 = logical((arrayfun(@(t) t + 5, ([1, (-7), 8, (-7)]) .^ 2)));
    x14(2) = 5;
    show(x14);
    show(x14 + x14);
    show(any(x14) + all(x14));
    show(~x14);
    v2 = max(min(v2, 1e6), -1e6);
  end
  v1 = 'ks';
  v1(v1 < 109) = v1(1);
  switch mod(floor(abs(max(min(v2(1 + mod(floor(abs(22.5)), 4), 1 + mod(floor(abs(1)), 2)), 1e6), -1e6))), 4)
  case 0
    b15 = 0;
    v17 = 0;
    for k16 = 1:3
      if b15, v17 = v17 + k16; end
      b15 = (isequal([10, 5, 11.75], [4, 2.5, 9]))';
    end
    show(v17 + b15);
    b18 = v17;
    v20 = 0;
    for k19 = 1:3
      if b18, v20 = v20 + k19; end
      b18 = k19 - 2;
    end
    show(v20 + b18);
    b21 = (trapz([9, 0, 21, 10]));
    v23 = 0;
    for k22 = 1:3
      if ~b21 && k22 > 1, v23 = v23 - 1; end
      b21 = ((~false) | xor(false, true));
    end
    show(v23 + b21);
  case {1, 3}
    v2 = (-repmat(bsxfun(@plus, 2, 6), 4, 2));
    n24 = 0;
    while n24 < 1 && ((max([5, 10, 15.5]) == ones(1, 1)) || n24 < 2)
      n24 = n24 + 1;
      x25 = logical((([3, 6, (-1)] * [1, 2, 4, 7; (-8), 4, 8, 20.25; 9, 4, 2, 0]) .* max([10; 21.5])));
      x25(2) = 5;
      show(x25);
      show(x25 + x25);
      show(any(x25) + all(x25));
      show(~x25);
      for k26 = 1:3
        r27 = unique(min(horzcat([15.25, 1.5], k26), sin([8, 7.25, (-9)])));
        v28 = (char(double((char(97 + mod(floor(abs(max(min([9; 10; (-7)], 1e6), -1e6))), 26))).')));
      end
      x29 = uint8(([7.5, (-5), (-3), 5] + arrayfun(@(t) t * 2 + 8, [9, (-4), 11, 3])));
      x29(2) = 300;
      x29(3) = -5;
      x29(4) = 2.5;
      show(x29);
      show(x29 .* 2 - 10);
      show([x29, 1.7]);
    end
  end
  switch v1(1, 2)
    case {'a', 'b', 'c'}
      show('early');
    case 'd'
      show('d');
    otherwise
      show('late');
  end
  s31(1).x = 2;
  s31(2).x = length(v1);
  s31(3).x = ones(1, 1);
  show(v1);
  show(v2);
  show(s31);
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
