function r00024()
  v11 = strrep(char(97 + mod(floor(abs(max(min((0 + (-8)), 1e6), -1e6))), 26)), 's', 'v');
  v12 = (getfield(struct('a', abs([(2+2i), (4+2i)])), 'a'));
  v13 = sqrt(abs(abs(rem(round(max(min((-9), 1e6), -1e6)), 9))));
  v14 = (mean((8 - linspace(0, 6, 4))));
  v13 = sort(cast(([5.5, (-8), 4; 3, 10, 11; (-5), (-2), (-8)] ./ 8), 'single'), 2, 'ascend');
  v13(:, 3) = [];
  v13(4, 3) = prod(single([4; 2]));
  v13(3) = single(v14);
  s15(1).x = sin((numel(unique(round([11.25, 9, (-2), 11, 5])))));
  s15(2).x = sum(cat(3, sum(v12), v14), 3);
  s15(3).x = v14;
  v12(1 + mod(floor(abs((v14 ./ (abs(v14) + 2)))), 1), 1 + mod(floor(abs((-1))), 2)) = v14;
  f16 = @(x, y) x + 2 * y;
  g16 = @(x) f16(x, 6);
  show(g16(kron(arrayfun(@abs, v14), v14)));
  show(feval(f16, 1, (real((1 + 2i) * (v14 * v14)) + imag(kron(v14, v14) * 1i))));
  show(func2str(@sin));
  [s15.x] = deal(round((sum(double(sprintf('%d', 3 * 12))))));
  c17 = {[complex(v14, v14), complex([10, 2, 1, 10], [(-2), 16.25, (-1), 5.5])], v14, (double(single([4, 7, 1])) * kron(v14, [(-8); 11; 4]))};
  if (false & (min(single(21.25), single(0)) > (single(4) / 2)))
    if false
      for c18 = (eye(2, 3) + 0)
        show(arrayfun(@(t) t.x + 1, s15));
      end
      v19 = (((1:4) * (eye(1, 4) + 0)') + (cellfun(@(a, b) a * b, {3}, {double(int8(118))})));
      c20 = {min(bitor(uint32(6), uint32(46)), uint32(2)), (0:0.25:1)};
    end
    switch mod(floor(abs(max(min(v14, 1e6), -1e6))), 4)
    case 0
      show(v13);
      v22 = ((interp1(1:4, [9, 3, 4, 5], linspace(1, 4, 3))) + (true + 3));
      r21 = v22((abs([5, 0, 2]) <= (v14 + v14)));
    case {1, 3}
      v23 = (5+5i);
    otherwise
      switch lower(v11)
        case {'a', 'b', 'c'}
          show('early');
        case 'd'
          show('d');
        otherwise
          show('late');
      end
      for k27 = [1 2]
        show(arrayfun(@(t) t.x + 1, s15));
      end
    end
  end
  show(v11);
  show(v12);
  show(v14);
  show(v13);
  show(s15);
  show(c17);
end

function [q0, q1] = f1(p0, p1, p2)
  p0(p0 > 8) = p0;
  if (char(97 + mod(floor(abs(max(min((p1)', 1e6), -1e6))), 26)) < lower(upper('x')))
    p0 = p1;
    s1(1).x = p1;
    s1(2).x = max(cat(3, p0, p1(end)), [], 3);
    s1(3).x = p0(:);
  end
  for k2 = 1:2
    r3 = find(([7, (-5), 10] >= double(false)));
    v4 = (double((int32([9, 13; 5, 187]) .^ 2)) * imag(horzcat([(0+2i), (3+4i); (4+3i), (2+5i)], [(1+5i), (2+2i); (3+5i), (1+4i)])));
    if ~isempty(r3), r3(end) = []; end
  end
  r5 = find([false, false]);
  for k6 = 2:-1:1
    p1 = max(min(diff([6, double(int32(7))], 1, 2), 1e6), -1e6);
    switch mod(floor(abs(max(min(sin((sum(cellfun(@numel, {'me', 'ayk', [2, 8, 6, 4]})))), 1e6), -1e6))), 4)
    case 0
      k7 = 0;
      while true
        k7 = k7 + 1;
        if mod(k7, 2) == 0, continue; end
        if k7 > 5, break; end
        show(k7 * 5);
      end
      show(sort((([16.75, 8, 7; 5, 7, 20.75; (-8), 20, (-6)] * [3; 2; 10]) - ([6.5; 0; 10.25] .* k6)), 2, 'descend'));
      p0 = max(min(numel(find((lower(['hbru'; 'rsub']) <= (char('qlnb' + 0))))), 1e6), -1e6);
    case {1, 3}
      p2 = max(min(p2, 1e6), -1e6);
      s8(1).x = ((p0 .* p1) ./ (abs(p0) + 1));
      s8(1).y = p1;
      s8(2).x = p2(k6, 1);
      s8(2).y = sin(4);
      fprintf('%.8g\n', cos(sum(r5 .* (1:numel(r5)))) + 0);
    end
  end
  q0 = flipud(cast([6, 3], 'single'));
  q1 = ((uint32(197) + uint32(16)) + 5);
end

function [q0, q1] = f2(p0, p1)
  [v9, v10] = f1(length(p0), min(repmat((-9), 1, 3)), (eye(4, 1) + 0));
  q0 = (((4+3i) - (0+5i)))';
  q1 = uint16(sort([6, (-7), (-1)], 1, 'ascend'));
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
