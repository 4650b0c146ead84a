function r00016()
  v1 = cast(numel(find(([false, true; false, false; false, true; true, false])')), 'uint32');
  v2 = ((int16(10) ./ 4)).';
  v3 = (ismember(([0, (-4); 2, (-9)] * [23.25; 1]), min([(-4), (-8), (-4)], [5, 1, 3])) == reshape(repmat(false, 1, 2), 2, 1));
  v2 = (min((single([10; 0]) + 10)) + ((single(3) + single(9)) + arrayfun(@(t) t * 2 + 4.75, 3)));
  v2 = (([2, 1, 2] * [4; (-4); (-8)]) + (2 .* kron(0, (-1))));
  v1(1, :) = v1(1);
  switch mod(floor(abs(max(min(v2, 1e6), -1e6))), 4)
  case 0
    switch mod(floor(abs(max(min(cos((v2 * v2)), 1e6), -1e6))), 4)
    case 0
      v3(1 + mod(floor(abs((-5))), 2)) = ismember(diff([8, 7], 1, 2), cumsum([(-5), 3, 4], 2));
    case {1, 3}
      a4 = [1, 3, 11; 10, 9, (-8); (-6), (-1), 9];
      a4(end + 1, :) = (accumarray([23.75; 6; 8] * 0 + 1, ([9.5, 0, 3])')' + zeros(1, 3));
      a4(:, end + 1) = 4;
      a4(2, :) = [];
      show(a4);
      show(a4(a4 > (1 + mod(floor(abs(max(min((isprime(4) + 0), 1e6), -1e6))), 6)))');
      a4(a4 < 2) = 2;
      show(a4(:, [1 end]));
      for k5 = 1:4
        v6 = rem((int16(v2) .* int16(6)), 9);
      end
      for k7 = [1 2 3]
        v2(1, :) = max(min((9) .^ 2, 1e6), -1e6);
        v8 = uint8([14, 18, 19]);
        v9 = [((4+5i) .* v2(1)), (reshape([(4+3i), (1+2i), (4+3i)], 3, 1))'];
      end
    end
    a10 = (cumsum([17.75, 5, 5, 5, 7], 1) ./ 4);
    a10([1 end]) = a10([end 1]);
    a10(a10 > 1 & a10 < 9) = [];
    show(a10);
    a10(end + 2) = (0 + exp(-abs(v2)));
    show(a10);
  case {1, 3}
    s11(1).x = 10;
    s11(1).y = prod((cellfun(@(t) t * 2, num2cell([3, 3]))));
    s11(2).x = (-v2);
    s11(2).y = 3;
    s11(3).x = double(single((-2)));
    s11(3).y = 5;
    x12 = int8(4 * 40);
    x12 = x12 + 100;
    show(x12);
    show(-x12 - 100);
    show(x12 / 2);
    show(bitand(uint8(x12), uint8(15)));
    show(double(x12) / 2);
  otherwise
    h13 = @(t) sum([11, 5, 4]) - t / 2;
    v14 = ((sin(single((-8)))) .^ 2 .* single(v2(1, :)));
    x15 = regexp('k1=v2,k3=v4', '(\w)(\d)', 'tokens');
    show(x15{(1 + mod(floor(abs(max(min(max(cat(3, v2, v2), [], 3), 1e6), -1e6))), 6))}{2});
  end
  s16(1).x = v2(1, 1);
  s16(2).x = (sum(sum([true, true, true; true, false, false])) + (-8));
  s16(3).x = 16.75;
  v2(4) = (sub2ind([6 7], 4, 5));
  v17 = max(bsxfun(@plus, [(-8), 4], (sub2ind([6 7], (1 + mod(floor(abs(max(min(0, 1e6), -1e6))), 6)), (1 + mod(floor(abs(max(min((-3), 1e6), -1e6))), 6))))), [(2 .* 9), (3.25 - 0)]);
  v2(4) = [];
  b18 = 1;
  v20 = 0;
  for k19 = 1:3
    if b18, v20 = v20 + k19; end
    b18 = true;
  end
  show(b18);
  b21 = 1;
  v23 = 0;
  for k22 = 1:3
    v23 = v23 * 2 + b21;
    b21 = v3(2, 1);
  end
  show(v23 + b21);
  v2(:) = 11;
  v24 = ('t' <= lower('q'));
  n25 = 0;
  while n25 < 1
    n25 = n25 + 1;
    c26 = {round(sum([4, 8, 2; 9, (-2), 5]))};
    s27(3).a = 6;
    show(isempty(s27(1).a));
    s27(2).b.c(2) = cos(nnz([true, false; false, false]));
    show(s27(2));
    show(numel(s27));
    t28 = num2str(mod(floor(abs(max(min(atan(sum(sum([false, true, true]))), 1e6), -1e6))), 1000));
  end
  v30 = v17(1 + mod(floor(abs(v20)), 1), :);
  r29 = v30(reshape((v17 > v17), 1, 2));
  v32 = repmat(size(s16, 2), 1, 2);
  r31 = v32(ismember(sum(cat(3, v17, v17), 3), sum(cat(3, v2, v2), 3)));
  for k33 = [1 2]
    [v34, v35] = max(cast(v2, 'uint16'));
  end
  for k36 = 2:-1:1
    if numel(r31) > 2, r31(2) = max(min(((trace([8, 4, 0; 5, 23.25, 23.25; 8, 2, 1.5])) * v23), 1e6), -1e6); end
    s37 = struct('a', cast(abs([9; 4; 6; (-2)]), 'int16'), 'b', diff(diff([9, 4, 10, 0; 18.25, 1, 10, 2], 1, 2), 1, 2));
    s38.a = (bitand(uint8(12), uint8(161)) .^ 2);
    s38.b = struct('a', (5+3i));
  end
  r31 = fliplr(r31);
  v39 = min(reshape((v17 * [7, 10, 17; 11, 3, (-9)]), 1, []));
  show(v1);
  show(v3);
  show(s16);
  show(v17);
  show(v2);
  show(v20);
  show(v23);
  show(v24);
  show(r29);
  show(r31);
  show(v39);
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
