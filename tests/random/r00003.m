function r00003()
  v1 = ((double(uint8(18)) * log(1 + abs(5)))) .^ 2;
  v2 = (((v1 - int8(17))) .^ 2 .* (min(int8([1, 10, 31])) + (int8(14) .* int8(0))));
  v3 = [8, 4.5; 11, 8];
  switch strrep(lower('q'), 'z', 'h')
  case {'a', 'b', 'c', 'd'}
    if (([false, true, false, false] == [true, false, false, true]) | (int32([5, 9, 18, 9]) ~= int32([10, 18, 118, 15])))
      for c4 = double((int32(10) .* int32(9)))
        fprintf('%.8g\n', nnz(((v1 * [(-7), 5]) <= c4(end, 1))) + 0);
        v6 = (diff([(1 + mod(floor(abs(max(min((v1 - c4), 1e6), -1e6))), 6)), (diff([(1 + mod(floor(abs(max(min(c4, 1e6), -1e6))), 6)), [0, 14.25, (-4)]]))]));
        r5 = v6((upper('jom') >= 'p'));
      end
    else
      v2 = v2;
      if ((('p').' + 3) ~= sqrt(abs(max([3, 4, (-9)]))))
        c7 = {((sum(cumsum([9, 6, 2, 4]) .* (4:-1:1))) + cos(v1))};
        v8 = ([(-3), 9; 0.5, 10] - diff(mod(round(max(min([8, 7], 1e6), -1e6)), 7), 1, 2));
      elseif isequal(repmat([4, 9, 4], 1, 1), ([4.75, 7, 9] * [0.25, 24.5, 10; 0, 11, 1; 0, 5, 11]))
        v3(end) = sin((numel(num2cell(v3))));
      else
        a9 = (1 + mod(floor(abs(max(min(v1, 1e6), -1e6))), 6));
        b9 = a9;
        b9(2) = ((colon(1, 2) .* [5, 4]) * real([(1+4i); (2+3i)]));
        show(a9);
        c9 = {b9};
        c9{1}(1) = -1;
        show(b9);
        show(c9);
        l10 = struct('head', 0, 'tail', []);
        for k11 = 1:3
          l10 = struct('head', sum(sum((['ggrb'; 'wawq'] == 'j'))), 'tail', l10);
        end
        l12 = l10;
        while ~isempty(l12)
          show(l12.head);
          l12 = l12.tail;
        end
        x13 = uint8(diff(min([3, 1, 7, (-8), 6.75], [1, 6, 1, 5, 1]), 1, 2));
        x13(2) = 300;
        x13(3) = -5;
        x13(4) = 2.5;
        show(x13);
        show(x13 .* 2 - 10);
        show([x13, 1.7]);
      end
      for k14 = [1 2 3]
        v15 = cos(v3(:, [2 2]));
        s16(1).x = v1;
        s16(1).y = v1;
        if ((single((-6)) == single(4))).'
          continue;
        end
        s16(2).x = v1(1, end);
        s16(2).y = rem(round(max(min(ndims(k14), 1e6), -1e6)), 6);
      end
    end
  case 'e'
    for k17 = 1:-1:1
      s18(1).x = arrayfun(@(t) t * 2 + v3(end), v1);
      s18(1).y = 8;
      s18(2).x = (real((1 + 2i) * v1) + imag(v1(1) * 1i));
      s18(2).y = kron(v1, (double(idivide(int32(5 * 7), int32(2))) + v1));
    end
    show(('f')');
  end
  v2 = (v2 * 6);
  a19 = (cos([12.75, (-5), 8; 0, (-5), (-1); 9, 10, (-3)])) .^ 2;
  a19(end + 1, :) = [(-1), 3, 3];
  a19(:, end + 1) = 6;
  a19(2, :) = [];
  show(a19);
  show(a19(a19 > (1 + mod(floor(abs(max(min(cos(v1), 1e6), -1e6))), 6)))');
  a19(a19 < 2) = 3;
  show(a19(:, [1 end]));
  v3 = (arrayfun(@(t) t * 2 + imag((5+2i)), ([8; 1] - [5; (-8)])) * (sort(max(cat(3, [(-4), 3], [9, 0]), [], 3), 'descend')));
  h20 = @(t) max(t, fix(v1));
  v1 = atan(min(double(single((-8))), 17.75));
  [v21, v22] = min(zeros(1, 3));
  v3(:, 1) = [];
  s23(1).x = (sum(sum(kron(([3.5, 7; 17.75, 8] ./ (abs([1, 10; 0, 7]) + 1)), [1 2]))));
  a24 = sort({repmat(upper('r'), 1, 2), lower(strrep('ygs', 'd', 'e')), upper((['j'; 'a']).')});
  show(a24);
  show(strjoin(a24, '-'));
  show(unique(a24));
  v2 = int8(2);
  for k25 = 1:3
    c26 = {{floor(single([7, 4, 5, 8]) / 2)}};
    v27 = ismember((sum([11; (-3); 10]) .* sum([6, 5, 10])), [(-1), 10, 3]);
    if xor((int16(3) <= int16(85)), (k25 > v21))
      break;
    end
  end
  for k28 = 4:-1:1
    t29 = int2str(max(min((v1 .* (k28) .^ 2), 1e6), -1e6));
    v22(:, 1 + mod(floor(abs(diff([(-9), 6], 1, 2))), 1)) = max(min(((k28 .* v1))', 1e6), -1e6);
    if (issorted(arrayfun(h20, [5, 6, 18.75])))
      continue;
    end
    if numel(t29) > 1, t29(1) = []; end
  end
  for k30 = 1:2:4
    if islogical(v21)
      continue;
    end
    v3 = max(min(kron((numel(find([true, true, true; true, false, true])) + k30), v3), 1e6), -1e6);
    v21 = max(min((det(round(abs(([(3+4i), (5+3i); (2+4i), (3+1i)] + [(5+4i), (4+2i); (2+3i), (1+5i)]))))), 1e6), -1e6);
  end
  v31 = (regexprep(fliplr(upper('iyu')), '[aeiou]', 'x'));
  v21 = (((v1 + v21) < (hypot(v1, v21))) + 0);
  a32 = [];
  a32(3) = 4;
  a32(2, 2) = v21;
  show(a32);
  show(v1);
  show(v2);
  show(h20);
  show(v21);
  show(v22);
  show(v3);
  show(s23);
  show(v31);
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
