function r00013()
  v1 = char(97 + mod(floor(abs(max(min(min(max(cat(3, [1, 2, 21.5], [10.75, 18, 0]), [], 3), (0).'), 1e6), -1e6))), 26));
  v1 = [9, 17, 8, 5, 6];
  v1 = single((hypot((0:0.25:0.5), flipud([2, (-7), (-8)]))));
  for k2 = 1:3
    r3 = unique(rem(round(max(min(cumsum([2, 8, 7], 2), 1e6), -1e6)), 6));
    a4 = [];
    for j4 = 1:5
      a4 = [a4; j4, (1 + mod(floor(abs(max(min((floor(2 * 7 / 2) - ceil(2 / 4)), 1e6), -1e6))), 6))];
      if size(a4, 1) > 3
        break
      end
    end
    show(a4);
    c5 = {struct('a', (sum(intersect(round(([1, 1, 1, 9, 11] + [0, 11, (-1), 11, (-7)])), 0:9)))), fliplr(min(uint8([9, 13, 6]), uint8([57, 9, 142])))};
  end
  s6(1).x = sum(cat(3, ((-7) * 15.75), rem(round(max(min(10, 1e6), -1e6)), 3)), 3);
  s6(2).x = ndims(v1);
  s6(3).x = (mode(round((-[8, 11, (-9), 11, 8]))));
  if ismember([2, 4, 9; 9, 5, 24; 7, 5, 2], (6 * [1.25, (-6), 1]))
    a7 = reshape((0 + [(-5), 9, 7, 1]), 1, []);
    a7([true false true false]) = [5, (1 + mod(floor(abs(max(min((mode(round([11, (-1), 5, (-4), 21.25]))), 1e6), -1e6))), 6))];
    a7(:) = a7(end:-1:1);
    show(a7);
  end
  try
    error('tame:first', 'first %d', 1);
  catch e8
    try
      error('tame:second', '%s again', e8.message);
    catch d8
      show(strncmp(d8.identifier, 'tame:', 5));
    end
  end
  for k9 = 3:-1:1
    t10 = int2str(max(min(zeros(1, 1), 1e6), -1e6));
    n11 = 0;
    while n11 < 2 && (ismember((k9)', atan([12.75, 5, 3])) || n11 < 2)
      n11 = n11 + 1;
      s12(1).x = real(((1+1i))');
    end
    if true
      break;
    end
  end
  v13 = ((2+3i) .* (imag((5+5i)) + sum([s6.x])));
  for k14 = 2:-1:1
    s15(1).x = k14(1, 1 + mod(floor(abs(k14)), 1));
    s15(1).y = k14(1);
    s15(2).x = (double('a') .* 3);
    s15(2).y = fix((mod(-1, 4) + rem(-(1 + mod(floor(abs(max(min(k14, 1e6), -1e6))), 6)), 4)));
    if isnumeric(v13)
      v16 = (rem(intmin('int8'), 5)).';
    elseif ismember((norm([6, 0, 9.25])), arrayfun(@abs, [2, 3, 2]))
      if (isfield(struct('a', 1), (char(97 + mod(floor(abs(max(min(k14, 1e6), -1e6))), 26)))'))
        b17 = arrayfun(@abs, k14);
        v19 = 0;
        for k18 = 1:3
          v19 = v19 * 2 + b17;
          b17 = isnumeric(v1);
        end
        show(v19 + b17);
        s20 = struct('a', cast(min(k14, k14), 'single'));
      elseif false
        b21 = 1;
        v23 = 0;
        for k22 = 1:3
          if ~b21 && k22 > 1, v23 = v23 - 1; end
          b21 = ~b21;
        end
        show(b21);
        v1(:) = max(min((single(k14)).', 1e6), -1e6);
      else
        v1(v1 > 9) = max(min((single(8) ./ (abs(single(7)) + 2)), 1e6), -1e6);
        s24 = struct('p', max(sign([4, 9])), 'q', 'wxq');
        for f24 = fieldnames(s24)'
          show(f24{1});
          show(s24.(f24{1}));
        end
        show(structfun(@(t) numel(t), s24)');
      end
      for k25 = 1:-1:1
        c26 = {(k25 <= (gcd(1 * 4, 4 * 6))), 'o', (-v13)};
        m27 = containers.Map();
        m27('a') = k25;
        m27(char(97 + mod(floor(abs(max(min(k14, 1e6), -1e6))), 26))) = k25(k25, end);
        m27('a') = m27('a') + 5;
        show(double(m27.Count));
        show(keys(m27));
        show(values(m27));
        show(isKey(m27, ('k')'));
      end
    else
      a28 = circshift(rem(round(max(min([1, (-3), 9; 5, 11, 10; 9, (-8), 5], 1e6), -1e6)), 4), 1, 1);
      a28(end + 1, :) = log(1 + abs((eye(1, 3) + 0)));
      a28(:, end + 1) = 6;
      a28(2, :) = [];
      show(a28);
      show(a28(a28 > 4)');
      a28(a28 < 2) = (1 + mod(floor(abs(max(min((k14 .* k14), 1e6), -1e6))), 6));
      show(a28(:, [1 end]));
    end
    s29(1).x = double(max(uint16([48; 7])));
    s29(1).y = (sum(sum(triu(fliplr([(-2), 8, 13; 0, 3, 0.25; 3, 6, 1.25]), 1))));
  end
  v1 = v1;
  v31 = max(max(cat(3, [16.75, 3, 24.5, 3; 17, 3, 17, 11; 0, 0, 19, 6], [10, 9, 0, 9; 3, 0, 7, 0; 5, 10, 9, 8]), [], 3), [], 1);
  r30 = v31(all(circshift([true, false, false, true; false, true, false, true], 1, 1), 1));
  for k32 = [1 2 3]
    v1 = max(min((min((single([(-2); 11.25; 13]) * k32), prod(single([(-7), 10; 7, (-8); 1, (-6)]), 2)))', 1e6), -1e6);
    if ((strcmpi('b', upper('w')))).'
      break;
    end
  end
  fprintf('%g %g;', round(ones(1, 3)) + 0); fprintf('\n');
  show(int32(18));
  s33 = struct('a', (cumsum(([0; 5; 1; 7]).')), 'b', struct('a', cat(1, xor([false; false], true), ((-6) > 4))), 'c', max(floor([9, 2, 23.5, 11, 0] / 2), ([11, (-7), 0, 20, 9] ./ (abs([1, 1, 10, 3, 1]) + 3))));
  show(r30);
  show(s33);
  s34.a = fliplr('rwv');
  s34.b = struct('a', (hypot((1:2), ones(1, 2))));
  v35 = isempty(s6);
  v35(1 + mod(floor(abs(1)), 1)) = ismember(max(11, 7), repmat([1, 9.75, 2], 1, 1));
  c36 = {horzcat((1 * 3), max(cat(3, [6, (-8)], [8, 0.5]), [], 3))};
  show(v1);
  show(s6);
  show(v13);
  show(r30);
  show(s33);
  show(s34);
  show(v35);
  show(c36);
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
