function r00025()
  v1 = bitor(floor(bitand(uint32(5), uint32(39)) / 2), (cast((-8), 'uint32')).');
  v2 = complex(sqrt(abs(floor((-8) / 2))), fix(nnz(false)));
  v3 = numel(find([false, false]));
  c4 = {(single(v3) >= max(single([9, 5, 5]))), ndims(v3)};
  s5.a = struct('a', [7.75; 10]);
  s5.b = sqrt(abs((v3 + v3)));
  s5.c = single(v3);
  switch mod(floor(abs(max(min(kron((v3 ./ (abs(v3) + 4)), (v3 * v3)), 1e6), -1e6))), 4)
  case 0
    v2 = (-(v3 + 1i * v3));
    v6 = [(5+4i), (1+2i)];
  case {1, 3}
    s7(1).x = ((v3 .* v3) - (-3));
  end
  c4(2) = {10};
  a8 = exp(-abs(mod(round(max(min([(-9), 1, (-4); 8, 9, 11; 8, 9, 6], 1e6), -1e6)), 9)));
  a8(end + 1, :) = double(int8([0, 2, 5]));
  a8(:, end + 1) = 2;
  a8(2, :) = [];
  show(a8);
  show(a8(a8 > 6)');
  a8(a8 < 2) = 3;
  show(a8(:, [1 end]));
  v9 = (all(circshift([true, true, true, false; false, false, false, true], 2, 2), 1) & (arrayfun(@abs, v3) > (v3 .* v3)));
  v9(1) = [];
  s10 = struct('a', {{[8, 1]}}, 'b', {{int16((v3 - v3))}}, 'c', (size(v1, 1) + 1i * (v3 + v3)));
  v9 = (single((eye(1, 3) + 0)) < ((single(9) ./ (abs(single(4)) + 3)) + sign(single([(-4), 8, (-9)]))));
  t11 = mat2str(round([mod(floor(abs(max(min(double(true), 1e6), -1e6))), 1000), mod(floor(abs(max(min(imag(complex(v3, v3)), 1e6), -1e6))), 1000)]));
  k12 = 0;
  while true
    k12 = k12 + 1;
    if mod(k12, 2) == 0, continue; end
    if k12 > (1 + mod(floor(abs(max(min((mod(-2, 4) + rem(-(1 + mod(floor(abs(max(min(v3, 1e6), -1e6))), 6)), 4)), 1e6), -1e6))), 6)), break; end
    show(k12 * length(t11));
  end
  x13 = zeros(0, 3);
  x13(end + 1, :) = kron(mod(round(max(min([2, 16.75, 6], 1e6), -1e6)), 4), diff([9, 10], 1, 2));
  x13 = [x13; exp(-abs(reshape([5, (-2), 1], 1, [])))];
  show(x13);
  show(sum(zeros(0, 3)));
  show(size(zeros(0, 3)'));
  for j14 = {6, 'ui'}
    show(j14);
  end
  v1(1, 1) = uint32(158);
  show(v1);
  show(v2);
  show(v3);
  show(c4);
  show(s5);
  show(v9);
  show(s10);
  show(t11);
end

function [q0, q1] = f1(p0, p1)
  persistent calls
  if isempty(calls)
    calls = 0;
  end
  calls = calls + 1;
  if nargin < 2
    p1 = (uint32([12, 1]))';
  end
  q0 = (p1(:, :) + arrayfun(@abs, 4));
  if nargout > 1
    q1 = calls;
  end
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
