function r00018()
  v1 = 'd';
  v2 = (mean(log(1 + abs(([7, 4] * [15.75, 7, 11, 2; 11, 10, 15, 16.75])))));
  v3 = (-7);
  [a4, b4] = sortrows(round([abs([(2+4i), (4+1i), (0+4i)]); (cellfun(@(t) t * 2, num2cell(([1, 11, 7] - [16, (-7), 7])))); (-(getfield(struct('a', [10, 4, 1]), 'a')))]));
  show(a4);
  show(b4);
  h5 = @(t) max(t, v2(end));
  [v7, v8] = sort(sum(([3, (-8), 6] - [0, 6, 8; 2.25, 11, 10.75])), 'descend');
  t9 = strcat((upper(['n'; 'e'; 'y'; 's'])).', '_', (upper(['n'; 'e'; 'y'; 's'])).');
  n10 = 0;
  while n10 < 4
    n10 = n10 + 1;
    if xor(xor((isempty(strfind('nfti', v1))), (~true)), ((var([(-8), 8, (-3), 3])) >= v2))
      v11 = [true, false];
      if true
        a12 = arrayfun(@(t) t * [1 1], v8, 'UniformOutput', false);
        show(vertcat(a12{:}));
        v2(:) = max(min(v3, 1e6), -1e6);
        t9(t9 < 109) = v1(1, 1);
      else
        l13 = [];
        for k14 = 1:3
          l13 = struct('head', v2(1 + mod(floor(abs(v3)), 1)), 'tail', l13);
        end
        l15 = l13;
        while ~isempty(l15)
          show(l15.head);
          l15 = l15.tail;
        end
        t9(t9 < 109) = (v1).';
        v3(v3 > 8) = max(min(9, 1e6), -1e6);
      end
      disp(sprintf('%d', mod(floor(abs(max(min(v2, 1e6), -1e6))), 100)));
    elseif true
      n16 = 0;
      while n16 < 2
        n16 = n16 + 1;
        v8 = max(min(sign((cos([9; 6.25; 0.75]))'), 1e6), -1e6);
        [v17, v18] = sort([8, 3], 'descend');
        if (~(single((-4)) > single((-2))))
          break;
        end
      end
    end
  end
  if isscalar(v7)
    v19 = (prod((single([9, 11; (-5), 7; 3, (-8)]) ./ 8), 2) >= round((single(3) .* single(2))));
  elseif ismember((v3)', fliplr(v8))
    v2(v2 > 9) = (abs(v3 + 1i * v2));
    v1(1 + mod(floor(abs(nnz([true, true, true]))), 1), :) = v1;
  else
    r20 = zeros(1, 0);
  end
  m21 = containers.Map();
  m21('a') = (10 + v2(1));
  m21(v1) = v3;
  m21('a') = m21('a') + (1 + mod(floor(abs(max(min(imag((5+4i)), 1e6), -1e6))), 6));
  show(double(m21.Count));
  show(keys(m21));
  show(values(m21));
  show(isKey(m21, char(97 + mod(floor(abs(max(min(v3, 1e6), -1e6))), 26))));
  fprintf('%.8g\n', v2 + 0);
  if ~isempty(t9), t9(end) = []; end
  if true
    [h5, h5] = deal(h5, h5);
    c22 = {v2};
  elseif isequal(max([9, (-6), 1; 11, (-5), 0]), zeros(1, 3))
    try
      b23 = 0;
      v25 = 0;
      for k24 = 1:3
        show(class(b23));
        b23 = k24 - 2;
      end
      show(v25 + b23);
      show(t9(4));
    catch
      fprintf('caught\n');
      [a26, b26] = max(real(([(5+5i), (1+1i), (0+2i); (5+1i), (2+2i), (2+2i); (2+4i), (3+1i), (5+5i)]).'), [], 2);
      show([a26, b26]);
    end
    show(v1);
  end
  v27 = (max(repmat(single(7), 3, 1), single(v2)) / 3);
  v28 = (isfloat(v27))';
  if (~ismember(double(v28), floor(v7 / 2)))
    if ((-diff([2, 11], 1, 2)) > numel(t9))
      if v28(1 + mod(floor(abs((length(num2str((1 + mod(floor(abs(max(min(v2, 1e6), -1e6))), 6)) * 111))))), 1))
        [v29, v30] = min((diff(v7, 1, 2) * log(1 + abs([4, 4, 1; 3, 2, 2]))));
      else
        t31 = sprintf('%g,', round(mod(round(max(min([21, 7], 1e6), -1e6)), 5)));
      end
      t32 = sprintf('%d-%s', mod(floor(abs(max(min((v3 - ((1:4) * [2, (-9), 10, 11.5]')), 1e6), -1e6))), 1000), strrep((char(double('vsqf'))), 'h', 'q'));
      t9 = sort(t9);
    end
    for k33 = 2:-1:1
      l34 = struct('head', 0, 'tail', []);
      for k35 = 1:3
        l34 = struct('head', sqrt(abs((v3 + v3))), 'tail', {l34});
      end
      l36 = l34;
      while ~isempty(l36)
        show(l36.head);
        l36 = l36.tail;
      end
      c37 = {(min(single(5), single(7)) - (single(7) - single(3)))};
    end
  end
  t9 = [t9, v1];
  v8(2) = [];
  s38 = struct('a', v8);
  show(v1);
  show(v2);
  show(v3);
  show(h5);
  show(v7);
  show(t9);
  show(v27);
  show(v28);
  show(v8);
  show(s38);
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
