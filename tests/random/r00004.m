function r00004()
  v7 = cumsum([(diff([6, [8, 3, (-5)]])); ([0, 17.5, 11] .* [1.25, 7, 10])], 1);
  v8 = floor(v7(3) / 2);
  v9 = ([true; true]).';
  v7 = false;
  v10 = fix((uint32(v8)) .^ 2);
  n11 = 0;
  while n11 < 2
    n11 = n11 + 1;
    [v12, v13] = size((mod((1:3) * 5, 7))');
    c14 = {[(-4), (-9), (-6)], struct('a', fix([0, (-4), 7])), struct('a', (min(int16([11, 15, 2; 18, 0, 15]), [], 2))')};
    n15 = 0;
    while n15 < 1 && (v7 || n15 < 2)
      n15 = n15 + 1;
      v13 = max(min(abs(numel(find([false, false, true; true, false, false]))), 1e6), -1e6);
      v16 = arrayfun(@(t) t * 2 + (v13 .* v8), (max(max(abs((flip([1.5, 3, 5; (-3), 2, 8; 3, 3, 8], 2)))))));
    end
  end
  v10(1) = v10;
  v9(5) = (strcmpi('e', upper(strrep('g', 'q', 'd'))));
  v10(end + 1) = v10;
  v10(v10 < 9) = v10(end);
  v10(2) = [];
  [v17, v18] = size(imag([[(2+4i), (5+5i)], (1+4i)])');
  try
    s19.a = (([5; (-6)] + [20; 9]) - log(1 + abs(v18)));
    s19.b = (cast(v17, 'int16') ./ 4);
    s20(1).x = sum(cat(3, kron(v17, v8), max([(-9); (-5); 6])), 3);
    s20(1).y = (-7);
    v18(v18 >= 7) = min(v8, v18);
    show(v18(2, 2));
    error('tame:test', 'number %d', mod(floor(abs(max(min(0.75, 1e6), -1e6))), 50));
  catch err
    if strcmp(err.identifier, 'tame:test'), fprintf('%s\n', err.message); else, fprintf('caught\n'); end
  end
  switch mod(floor(abs(max(min(nnz((~[true, false, true])), 1e6), -1e6))), 4)
  case 0
    show(uint8([15, 7, 19; 59, 6, 1; 1, 7, 52]));
    v17(1 + mod(floor(abs(length(v7))), 1)) = (nnz(reshape([2, 10, 20.75, 6, 3, (-1), 1, 11, 16.25], 3, [])));
  case {1, 3}
    v21 = min((mod(floor(double(int16([16, 10, 5, 5, 5; 102, 17, 70, 5, 179]))), 5)));
  otherwise
    v22 = v7;
  end
  v23 = v8(:, :);
  v24 = (min(ones(1, 2), [], 1));
  n25 = 0;
  while n25 < 3
    n25 = n25 + 1;
    v10 = (floor((v23).' / 2) - bitxor(uint32(0), max(v10, v10)));
    v23(v23 < 2) = max(min((v23 * v17), 1e6), -1e6);
  end
  for c26 = (prod(v24) .* (cellfun(@(t) t * 2, num2cell(v24))))
    s35 = struct('a', v7);
  end
  v9 = v9;
  show(v8);
  show(v7);
  show(v9);
  show(v10);
  show(v17);
  show(v18);
  show(v23);
  show(v24);
end

function [q0, q1] = f1(p0, p1)
  if ((strrep('c', 's', 'f') ~= char(97 + mod(floor(abs(max(min((-3), 1e6), -1e6))), 26))) | ismember(cos(10.75), ([10, 2, 11.5] + [22.25, 6, 6])))
    p0(2, :) = (sum(cell2mat({(mod((1:2) * (1 + mod(floor(abs(max(min((-2), 1e6), -1e6))), 6)), 7)), linspace(0, 4, 3)})));
  else
    r1 = zeros(1, 0);
    v2 = kron(2, (double(int32([0, 85])) * ([11, 7.75])'));
    for k3 = 1:2:1
      t4 = int2str(max(min(double(min(int8([17, 7]))), 1e6), -1e6));
    end
  end
  v5 = p0(1 + mod(floor(abs(rem(round(max(min(0, 1e6), -1e6)), 6))), 2));
  q0 = (int16([(-3), 3, 9, 9]) ./ 4);
  q1 = reshape(max(uint8([19, 31, 6, 19; 18, 3, 8, 7; 4, 19, 50, 49]), [], 1), 4, 1);
end

function [q0, q1] = f2(p0, p1, p2)
  p1(p1 > 6) = p1;
  q0 = exp(-abs((sum(isnan([p0, NaN, Inf])) + sum(isinf([p0, -Inf])))));
  q1 = repmat(lower('q'), 1, 3);
end

function [q0] = f3(p0)
  [a6, b6] = find([2, (-7), 6; 9, 24.5, 8; 9, 1, 1] > 3);
  show([a6, b6]);
  q0 = (int16(12.5) .* int16(6));
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
