function r00001()
  v7 = (rem(int16(3), 5) - (-(int16([18; 8; 67]) * (-2))));
  v8 = reshape(int16(log(1 + abs([13.75, (-1), 2, 3]))), 2, 2);
  v9 = rem(round(max(min((8 - reshape([1, 8, 1], 3, [])), 1e6), -1e6)), 3);
  v10 = v9(1 + mod(floor(abs((7 * 6))), 3), 1);
  v11 = max(int32([16, 0, 4, 10; 16, 128, 6, 8; 9, 96, 194, 1]), [], 1);
  for c12 = max(v10, double(uint16(4)))
    b13 = (-v10);
    v15 = 0;
    for k14 = 1:3
      show(class(b13));
      b13 = (intmin('int8') > (int8(18))');
    end
    show(v15 + b13);
  end
  switch mod(floor(abs(max(min(v10, 1e6), -1e6))), 4)
  case 0
    for k16 = 1:4
      v9 = max(min(v9, 1e6), -1e6);
      t17 = sprintf('%d-%s', mod(floor(abs(max(min(k16, 1e6), -1e6))), 1000), 'itje');
    end
    fprintf('%g %g;', round(repmat(log(1 + abs([2, 4, 4])), 1, 1)) + 0); fprintf('\n');
  case {1, 3}
    n18 = 0;
    while n18 < 3 && ((strrep('o', 'i', 'm') >= strrep('r', 'i', 'd')) || n18 < 2)
      n18 = n18 + 1;
      for k19 = 1:4
        v10 = max(min(min((diff([5, (-3)], 1, 2) ./ (abs(ones(1, 1)) + 4)), v10(end)), 1e6), -1e6);
        s20(1).x = (str2double(num2str((1 + mod(floor(abs(max(min((bitand(4 * 5, 6) + bitshift(1, 2)), 1e6), -1e6))), 6)))));
        s20(1).y = (trace([[1, 9, 7; 7, 5, (-6)]; [19.25, 8, 5]]));
        s20(2).x = ((sum(accumarray([1; 2; 2; 1], [7, (-3), 2, 7]')))).';
        s20(2).y = (v10).';
        v21 = f2((single(4) - single(8)), k19, (polyval([4, 20, 11], v10 / 8)));
      end
      try
        [v22] = f2(((single(2) - single(8)))', v9(2, end), v10);
        v23 = repmat(real(exp(1i * real((5+4i)))), 2, 1);
        v8 = (v8 ./ 2);
        show(v10 * v9);
        error('tame:test', 'number %d', mod(floor(abs(max(min(min([9, 6, (-5)]), 1e6), -1e6))), 50));
      catch err
        if strcmp(err.identifier, 'tame:test'), fprintf('%s\n', err.message); else, fprintf('caught\n'); end
      end
      v24 = (arrayfun(@(t) t * 2 + (v10 ./ (abs(v10) + 4)), ([9, 21] * [24.25; 21.5])) + sum(cat(3, (double(sum(sum(single([8, 4, 4; 6, 9, 9; 9, (-4), 11])))) + double(mean(single([8, 3, 8, 8])))), (-5)), 3));
    end
    v25 = (horzcat('k', strrep('etq', 'p', 'l')) + 0);
    switch char(97 + mod(floor(abs(max(min(sum(cat(3, v10, v10), 3), 1e6), -1e6))), 26))
    case {'a', 'b', 'c', 'd'}
      [v26, v27] = sort(flipud(reshape(int32([11, 8]), 1, 2)));
    case 'e'
      v28 = max(single(v10), single(v10));
      c29 = {int32(max([2, (-8), 4, 10, 1], v10))};
    end
  otherwise
    n30 = 0;
    while n30 < 3
      n30 = n30 + 1;
      try
        l31 = struct('head', 0, 'tail', []);
        for k32 = 1:3
          l31 = struct('head', kron(arrayfun(@(t) t * 2 + v10, v10), (v10 .* v10)), 'tail', {l31});
        end
        l33 = l31;
        while ~isempty(l33)
          show(l33.head);
          l33 = l33.tail;
        end
        show(ones(2, 2) * ones(2 + mod(floor(abs(max(min((max(v10, v10)).', 1e6), -1e6))), 2), 1));
      catch
        fprintf('caught\n');
        s34.list = {};
        for j34 = 1:(1 + mod(floor(abs(max(min(rem(round(max(min(v10, 1e6), -1e6)), 8), 1e6), -1e6))), 6))
          s34.list{end + 1} = j34 * (1 + mod(floor(abs(max(min(mod(round(max(min(v10, 1e6), -1e6)), 3), 1e6), -1e6))), 6));
        end
        show(s34);
        show([s34.list{:}]);
      end
      switch mod(floor(abs(max(min(v10, 1e6), -1e6))), 4)
      case 0
        v11 = ((mod(v11, 6) + (str2double('tbq'))) + v11);
      case {1, 3}
        s35.a = struct('a', abs((single(19.25) + single(10.25))));
        s35.b = ((v10 - v10) * [v10, v10]);
        s35.c = [bitxor(uint32([25, 0, 17]), uint32([17, 14, 9])); (uint32([3, 14, 10; 8, 53, 82]) - uint32([103; 72]))];
      otherwise
        [v36, v37] = sort((mean([(1:4); repmat([(-2), 1, 4, 5], 1, 1)], 1)));
        [v38, v39] = sort(((single((-8))).' - exp(-abs(single([15.25, (-5), 7, 4])))), 'descend');
        l40 = [];
        for k41 = 1:3
          l40 = struct('head', ((fix(3 / 4) + sign(v10)) * nnz([true, true, true])), 'tail', l40);
        end
        l42 = l40;
        while ~isempty(l42)
          show(l42.head);
          l42 = l42.tail;
        end
      end
      try
        c43 = {uint32([17, 14])};
        v44 = (atan(max(single(3.75), single(2))) + single(10));
        show(ones(2, 2) * ones(2 + mod(floor(abs(max(min((([4, 5] ./ 4) * exp(-abs([7; 3]))), 1e6), -1e6))), 2), 1));
      catch
        fprintf('caught\n');
        for j45 = int8(1):int8(5)
          show(j45 * 50);
        end
      end
    end
    v46 = double(('f')');
    c47 = {imag(([(4+3i), (3+2i)])'), circshift((int16([19, 62, 8; 19, 12, 11]))', 2, 1)};
  end
  fprintf('%d %s\n', 4, ['v', horzcat('p', 'v')]);
  fprintf('%d,', round([(-1), 4, 3] * 4));
  fprintf('\n');
  v49 = upper(horzcat(char(97 + mod(floor(abs(max(min(v10, 1e6), -1e6))), 26)), strrep('mxih', 'k', 'h')));
  n50 = 0;
  while n50 < 3
    n50 = n50 + 1;
    r51 = zeros(1, 0);
  end
  v8 = v8;
  v10 = v9(1, 1);
  s52(3).a = (1 + mod(floor(abs(max(min(abs((0+2i)), 1e6), -1e6))), 6));
  show(isempty(s52(1).a));
  s52(2).b.c(2) = (str2double(num2str(3)));
  show(s52(2));
  show(numel(s52));
  c53 = {int16(sum([(-9), 2, 11; 6, 3, 6]))};
  v54 = cellfun(@(t) t + 1, c53, 'UniformOutput', false); show(v54);
  v7(end) = ((int16(16) + int16(17)) .^ 3);
  c55 = {log(1 + abs((single([1.5, 8, 7]) + single((-7)))))};
  v11(v11 >= 0) = v11(:, 3);
  show(v7);
  show(v8);
  show(v9);
  show(v10);
  show(v11);
  show(v49);
  show(c53);
  show(c55);
end

function [q0] = f1(p0, p1, p2)
  for k1 = 1:-1:1
    c2 = {circshift([false, false], 1, 2), ((max(max(abs([11, 6, 8; 9, 6, (-6); 10, 10, 5]))))).'};
    if false
      continue;
    end
  end
  p2(1) = [];
  q0 = fix(mod(uint16(0), 9));
end

function [q0, q1] = f2(p0, p1, p2)
  n3 = 0;
  while n3 < 1 && (false || n3 < 2)
    n3 = n3 + 1;
    r4 = unique(([[3, 11], p2] + [[10.75, 1], p2]));
    for k5 = 2:-1:1
      if numel(r4) > 1, r4(1) = []; end
    end
  end
  p0(end + 1) = p0(1, 1);
  s6(1).x = (nnz([true; true]) ./ (abs(([1, (-4)] * [2; 11.75])) + 1));
  s6(2).x = ((mode(round([8, 3, 11, 11, 4]))) + 4);
  s6(3).x = (diff([(-8), 10, (-8)], 1, 2) * double(int16([11; 10])));
  q0 = (min(p2, p1) ./ (abs(0) + 1));
  q1 = sqrt(abs(round(single(23.25))));
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
