function r00014()
  v1 = repmat(((uint16([18, 19, 9, 188]) + uint16([14, 13, 58, 60])) < (uint16(3))'), 2, 1);
  v2 = kron(arrayfun(@(t) t * 2 + double(int8(151)), sum(cat(3, 3, 2), 3)), ((sum(setdiff(round([(-4), 8, 11, (-1), 6]), round([10, 10, 10, 0])))) .* kron((-4), 11)));
  v2 = 'gntq';
  v3 = ((filter(1, [1, -0.5], (nonzeros(ones(1, 5) * 5)'))) >= abs(([(3+2i), (1+4i), (1+4i), (1+4i), (0+5i)] .* [3, 3.75, 23.75, 9, 0])));
  r4 = unique([[5, 10, 3.25], (5 - 2)]);
  v5 = (double(sum(r4)) + (abs(sum(sum([false, false; false, true])) + 1i * abs(16.5))));
  try
    c6 = {(-[[(0+5i), (0+5i)], (4+1i)])};
    for c7 = bitor(uint8(8), uint8(19))
      x8 = zeros(0, 3);
      x8(end + 1, :) = double((char(double('afh'))));
      x8 = [x8; sum((repmat(v5, 3, 3)))];
      show(x8);
      show(sum(zeros(0, 3)));
      show(size(zeros(0, 3)'));
      for j9 = [10, (-1); 8.25, 24.25]
        show(j9');
      end
      fprintf('[%s]\n', v2);
    end
    show([v5, v5]);
    error('tame:test', 'number %d', mod(floor(abs(max(min(sum((v5 + [0, 10])), 1e6), -1e6))), 50));
  catch err
    if strcmp(err.identifier, 'tame:test'), fprintf('%s\n', err.message); else, fprintf('caught\n'); end
  end
  r4(end + 1) = v5(end, 1);
  fprintf('%.8g\n', v5 + 0);
  for k10 = 1:3
    v5 = max(min((factorial(5)), 1e6), -1e6);
    r4(r4 < 6) = max(min((-k10), 1e6), -1e6);
  end
  v5(:) = ((sum(intersect(round([8, 9, 0, 4, 6]), 0:9))) * (v5 + v5));
  p11 = reshape(1:24, 2, 3, 4) * (1 + mod(floor(abs(max(min(max([r4, 0]), 1e6), -1e6))), 6));
  show(p11(2, :, 3));
  show(permute(p11(:, :, 1:2), [3 1 2]));
  show(max(p11(:)));
  show(mean(mean(p11, 1), 3));
  p11(:, 2, :) = [];
  show(size(p11));
  fprintf('%.8g\n', v5 + 0);
  c12 = {atan(([8, 2] ./ (abs([9, 9]) + 1)))};
  v3 = [false, true, false, false, true];
  k13 = 1;
  while k13 <= min(numel(c12), 4)
    v14 = c12{k13};
    v3(:, 2) = (uint8(16) > (uint8(8) / 4));
    for k15 = 4:-1:1
      for c16 = (permute((floor([4.75, (-8), 7; (-3), 2, 6; 10, 0, 1]) + ceil([7, 4, 11; 6, (-5), (-7); 0, 5, (-7)]) + round([10, 3, 0; 6, 4, 0; (-2), 1, 6] * 4)), [2 1]))
        s17(1).x = v5;
      end
    end
    k13 = k13 + 1;
  end
  v2(1, :) = v2;
  if (isfield(struct('a', (1 + mod(floor(abs(max(min(v5, 1e6), -1e6))), 6))), char(97 + mod(floor(abs(max(min(v5, 1e6), -1e6))), 26))))
    for c18 = arrayfun(@(t) t * 2 + 7.5, (rot90([7, 2, 2; 1, 4, 9; 5, 15.25, 13.25])))
      try
        c18 = max(min(atan([(trapz([1, (-5), 8, 10])); atan([21.75; 10])]), 1e6), -1e6);
        v19 = (diff((3:-1:1), 1, 2) * ((double(v1) .* [8, 11, 20.25, 0; 11, 4, 6, 9])) .^ 2);
        c20 = {single([(-6), 6])};
        show([v5; v5]);
      catch
        fprintf('caught\n');
        v21 = [(mod(round(max(min(single(12), 1e6), -1e6)), 5) .* single(5)), ((single(9.5) ./ (abs(single(9)) + 3))).'];
      end
      s22 = struct('a', max(cat(3, double(single((-6))), sum(sum([false, true, true]))), [], 3));
      try
        v23 = cellfun(@(t) t + 1, c12, 'UniformOutput', false); show(v23);
        t24 = num2str(mod(floor(abs(max(min((v5).', 1e6), -1e6))), 1000));
        if numel(t24) > 1, t24(1) = []; end
        show(s22.missing);
      catch
        fprintf('caught\n');
        v2(1, :) = reshape(horzcat('xz', 'zx'), 1, []);
      end
    end
    v25 = mod(round(max(min(log(1 + abs(sort([4, 11; 1, (-2)], 1, 'ascend'))), 1e6), -1e6)), 7);
  end
  a26 = arrayfun(@(t) t * [1 1], [4, (-2), (-1)], 'UniformOutput', false);
  show(vertcat(a26{:}));
  disp(sprintf('%d', mod(floor(abs(max(min(v5, 1e6), -1e6))), 100)));
  show(v1);
  show(v2);
  show(v3);
  show(r4);
  show(v5);
  show(c12);
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
