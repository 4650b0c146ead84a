function r00014()
  v1 = repmat(((uint16([18, 19, 9, 188]) + uint16([14, 13, 58, 60])) < (uint16(3))'), 2, 1);
  v2 = kron(arrayfun(@(t) t * 2 + double(int8(151)), sum(cat(3, 3, 2), 3)), ((sum(setdiff(round([(-4), 8, 11, (-1), 6]), round([10, 10, 10, 0])))) .* kron((-4), 11)));
  v2 = 'gntq';
  v3 = ((filter(1, [1, -0.5], (nonzeros(ones(1, 5) * 5)'))) >= abs(([(3+2i), (1+4i), (1+4i), (1+4i), (0+5i)] .* [3, 3.75, 23.75, 9, 0])));
  if v1(1 + mod(floor(abs((5)')), 2), 3)
    v4 = true;
  end
  c5 = {(eye(1, 3) + 0)};
  v6 = (uint8(size(v1, 1)) + ((uint8([10, 1]))' .* bitand(uint8([0; 9]), uint8([16; 17]))));
  r7 = find((not(v3(1, :))));
  x8 = sprintf('%5.2f|%-4s|%03d|%x|%e', (sum(cellfun(@numel, {v2(:, [1 3]), 'yef', ([2, 11, 5, (-7)] ./ (abs(4.5) + 1))}))), 'gs', 4, 4 * 9, double(isempty(r7)) * 10);
  show(x8);
  v3(1, :) = v3;
  v6(v6 < 6) = (uint8(6) + uint8(175));
  for k9 = 4:-1:1
    switch mod(floor(abs(max(min(max(k9(1), double(true)), 1e6), -1e6))), 4)
    case 0
      a10 = cell(1, 3);
      a10{2} = k9;
      a10{end + 1} = 'ka';
      show(a10);
      show(cellfun(@isempty, a10));
      show(cellfun('length', a10));
    case {1, 3}
      for k11 = 1:2
        v12 = (exp(1i * real(complex(k11, k11))) + (2+5i));
        b13 = 0;
        v15 = 0;
        for k14 = 1:3
          fprintf('%d %g\n', b13, v15);
          b13 = k14 - 2;
        end
        show(v15 + b13);
      end
      for k16 = 4:-1:1
        if numel(c5) > 1, c5(1) = []; end
      end
      f18 = @(x, y) x + 2 * y;
      g18 = @(x) f18(x, (1 + mod(floor(abs(max(min((str2double(num2str(1))), 1e6), -1e6))), 6)));
      show(g18(k9));
      show(feval(f18, 1, k9));
      show(func2str(@sin));
    end
  end
  v1(:) = ismember(abs(1), horzcat([3, 10], 10));
  v2(2) = [];
  l19 = struct('head', 0, 'tail', []);
  for k20 = 1:3
    l21 = l19; l19 = []; l19.head = double((int16(9))'); l19.tail = l21;
  end
  l21 = l19;
  while ~isempty(l21)
    show(l21.head);
    l21 = l21.tail;
  end
  v6(v6 < 6) = (uint8(13) .* uint8(25));
  s22(1).x = (sum(sum(triu(double(single([8, 4, 9; (-3), 2, 8.75; 10, (-7), 5])), 1))));
  s22(1).y = max([r7, 0]);
  s22(2).x = kron(max(5, 13.25), 7.5);
  s22(2).y = cos(kron(7, (-8)));
  s23 = orderfields(struct('b', log(1 + abs(21.75)), 'a', 6));
  s23 = setfield(s23, 'c', 'z');
  show(s23);
  switch mod(floor(abs(max(min(imag(((0+3i) .* 7)), 1e6), -1e6))), 4)
  case 0
    a24 = [];
    for j24 = 1:(1 + mod(floor(abs(max(min(abs((0+5i)), 1e6), -1e6))), 6))
      a24 = [a24; j24, (1 + mod(floor(abs(max(min(arrayfun(@abs, 16.5), 1e6), -1e6))), 6))];
      if size(a24, 1) > 3
        break
      end
    end
    show(a24);
    r7 = fliplr(r7);
    v25 = ((interp1(1:4, double(int8([8, 13, 15, 12])), 1 + 1 / 2)) .* mod(round(max(min(bsxfun(@plus, [0; 1; 5; 2], 11), 1e6), -1e6)), 2));
  case {1, 3}
    v27 = ((eye(1, 1) + 0) + (0:2));
    r26 = v27(v3(1:3));
    [v28, v29] = min(abs(([10.25, 4]) .^ 2));
    for k30 = 4:-1:1
      x31 = zeros(0, 3);
      x31(end + 1, :) = (min((k30 * [5, 2.75, 10]), [], 1));
      x31 = [x31; diff(rem(round(max(min([6, 4, 11, 1], 1e6), -1e6)), 9), 1, 2)];
      show(x31);
      show(sum(zeros(0, 3)));
      show(size(zeros(0, 3)'));
      for k32 = [1]
        [v33, v34] = size(bitor(horzcat(uint32([1, 16]), uint32(15)), (uint32([17, 7, 116]) + v29))');
        v35 = reshape(min(max(int16([7, 13, 3, 7, 18, 13, 7, 13, 19, 4, 71, 6; 8, 11, 6, 0, 3, 6, 0, 14, 17, 16, 2, 19]), [], 1), (int16(12) / 5)), 3, 4);
        s22(2).y = max(min(numel(r7), 1e6), -1e6);
      end
    end
  end
  v3(8) = isstruct(v2);
  show(v1);
  show(c5);
  show(v6);
  show(r7);
  show(v2);
  show(s22);
  show(v3);
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
