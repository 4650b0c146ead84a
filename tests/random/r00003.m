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
        v3(end) = log(1 + abs((abs(v1 + 1i * v1))));
      end
      a9 = (1 + mod(floor(abs(max(min(v1, 1e6), -1e6))), 6));
      b9 = a9;
      b9(2) = ((colon(1, 2) .* [5, 4]) * real([(1+4i); (2+3i)]));
      show(a9);
      c9 = {b9};
      c9{1}(1) = -1;
      show(b9);
      show(c9);
    end
  case 'e'
    if (isscalar((min(v3, [], 2))') || isvector(arrayfun(@(t) t * 2 + ones(1, 1), rem(round(max(min([8; 2; 7], 1e6), -1e6)), 10))))
      h10 = @(t) v1 - t / 2;
      v11 = ([6.75, 4; 1, 6; 1, 5] * sin(arrayfun(@abs, [10, 3, 7, (-7); 7, 10, 0, 10])));
    elseif false
      s12(1).x = (horzcat(v1, v1) * [5; 2]);
      s12(1).y = (rem(round(max(min(v1, 1e6), -1e6)), 2) .* (v1 ./ (abs(v1) + 4)));
      s12(2).x = v3(1, 1 + mod(floor(abs(v1)), 2));
      s12(2).y = kron(v1, arrayfun(@abs, v1));
      show(v1);
      if (flipud([false; false; false; true; true])).'
        v13 = repmat(kron(sign([1, 7, 6]), sin(v1)), 1, 1);
        b14 = 1;
        v16 = 0;
        for k15 = 1:3
          fprintf('%d %g\n', b14, v16);
          b14 = ~b14;
        end
        show(v16 + b14);
        l17 = struct('head', 0, 'tail', []);
        for k18 = 1:3
          l17 = struct('head', atan(v16), 'tail', {l17});
        end
        l19 = l17;
        while ~isempty(l19)
          show(l19.head);
          l19 = l19.tail;
        end
      end
    else
      v20 = (((single([(-1), 11]) * v1) - (single([9, 0]) / 3)) .* ((single((-9)) .^ 1))');
    end
    b21 = 1;
    v23 = 0;
    for k22 = 1:3
      fprintf('%d %g\n', b21, v23);
      b21 = (strcmpi(char(97 + mod(floor(abs(max(min(v23, 1e6), -1e6))), 26)), upper('q')));
    end
    show(b21);
  otherwise
    v24 = char(97 + mod(floor(abs(max(min(v3(end), 1e6), -1e6))), 26));
    n25 = 0;
    while n25 < 1
      n25 = n25 + 1;
      try
        b26 = 0;
        v28 = 0;
        for k27 = 1:3
          fprintf('%d %g\n', b26, v28);
          b26 = ~b26;
        end
        show(v28 + b26);
        show(v3(6));
      catch
        fprintf('caught\n');
        b29 = 0;
        v31 = 0;
        for k30 = 1:3
          show(class(b29));
          b29 = ((abs(v31 + 1i * v1)) == v1);
        end
        show(b29);
      end
    end
  end
  v1 = (median(abs([(2+2i), (4+2i), (5+3i), (5+2i), (1+1i)])));
  if false
    v1 = 5;
    v32 = round(((uint16(19))').');
  elseif isempty(v3)
    n33 = 0;
    while n33 < 3
      n33 = n33 + 1;
      x34 = complex((sort(repmat(v1, 1, 2), 'descend')), v3(1 + mod(floor(abs(v1)), 2), :));
      x34(3) = sign(0);
      show(x34);
      show(x34');
      show(abs(x34));
      show(real(x34 .* x34));
    end
    v3 = v3;
    v35 = [true; true; true; true];
  end
  try
    c43 = {(logical(round(repmat([(-3), 24.75], 2, 1))))};
    v44 = (fliplr(cumprod((v3(1, end-1:end) + [(-4), 9]) / 8)));
    show(v3(6));
  catch
    fprintf('caught\n');
    m45 = containers.Map('KeyType', 'double', 'ValueType', 'any');
    for j45 = 1:4
      m45(mod(j45 * 3, 4)) = [j45, cos(v1)];
    end
    show(cell2mat(keys(m45)));
    show(m45(3));
  end
  s46(3).a = 6;
  show(isempty(s46(1).a));
  s46(2).b.c(2) = atan(arrayfun(@(t) t * 2 + v1, v1));
  show(s46(2));
  show(numel(s46));
  switch mod(floor(abs(max(min((('j' + 2) + (v1 + v1)), 1e6), -1e6))), 4)
  case 0
    switch mod(floor(abs(max(min((v1) .^ 2, 1e6), -1e6))), 4)
    case 0
      c47 = {ndims(v1), {((v1 == v1)).', double(int16(17))}, struct('a', 's')};
      switch mod(floor(abs(max(min(v1, 1e6), -1e6))), 4)
      case 0
        v2 = v2;
        v48 = (((uint16([12; 2; 9; 15])).' > [uint16([11, 53]), uint16([18, 19])]) | [true, false, true, true]);
      case {1, 3}
        v1(v1 > 6) = (v1 + v1);
      otherwise
        t49 = sprintf('%d-%s', mod(floor(abs(max(min(((v1 * v1) .* (v1 + v1)), 1e6), -1e6))), 1000), char(97 + mod(floor(abs(max(min(([10; 6; 1; 3])', 1e6), -1e6))), 26)));
        [v50, v51] = max(([[8, (-3)], v1]) .^ 2);
      end
    case {1, 3}
      p52 = zeros(2, 3, 2);
      p52(:, :, 2) = [sort(([3, (-4), 1]) .^ 2, 1, 'descend'); cumprod((v1 + [23.75, 11, 4.25]), 1)];
      p52(1, 2, 1) = ((sort([1, 0], 'descend')) * min([9; (-3)], [0; 11]));
      p52(:, 1, 3) = 1;
      show(size(p52));
      show(sum(p52, 3));
      show(p52(:, :, end));
      show(squeeze(p52(1, 2, :)));
    otherwise
      x53 = uint8(fliplr(min([1, 1.5, 1, 9; 4, 7, 2, 8; 7, 9, 9, 7])));
      x53(2) = 300;
      x53(3) = -5;
      x53(4) = 2.5;
      show(x53);
      show(x53 .* 2 - 10);
      show([x53, 1.7]);
    end
    n54 = 0;
    while n54 < 1 && (false || n54 < 2)
      n54 = n54 + 1;
      if (~(isempty(strfind('aaui', 'y'))))
        continue;
      end
      show(v1);
      v1(1 + mod(floor(abs(length(v3))), 1)) = max(min(arrayfun(@(t) t * 2 + v1(1, end), sum([3; 4.25])), 1e6), -1e6);
    end
  case {1, 3}
    if isnumeric(v1)
      [v55, v56] = max((max(int16(7), int16(16)) - (int16([32, 6, 6, 47]) .^ 1)));
      n57 = 0;
      while n57 < 1
        n57 = n57 + 1;
        try
          x58 = ((v56 + [5, 22, 15.5]) + ([9, 24.75, 1] + [7, 6, (-2)]));
          x58(2) = [];
          y58 = x58(3);
          show(y58);
        catch
          show(x58);
        end
        show(arrayfun(@(t) t * 2 + min([1; 8; 9]), reshape([v56, [3, 1]], 1, [])));
      end
      v2(v2 < 5) = v2(1);
    end
  otherwise
    m59 = containers.Map('KeyType', 'double', 'ValueType', 'any');
    for j59 = 1:(1 + mod(floor(abs(max(min((sum(setdiff(round([2, 8, 5, 8, 7]), round([(-5), 2, 11, 0])))), 1e6), -1e6))), 6))
      m59(mod(j59 * 3, 4)) = [j59, sum(cat(3, floor(v1 / 2), rem(round(max(min(v1, 1e6), -1e6)), 3)), 3)];
    end
    show(cell2mat(keys(m59)));
    show(m59(3));
    c60 = {(max(int16([3, 15; 72, 16; 114, 19])) + (int16([55, 12]) ./ 4))};
  end
  v2(:, 1 + mod(floor(abs(atan(v1))), 1)) = v2;
  v1(1) = (min([11, 8, 2.25], v1) * abs([(1+2i); (2+3i); (5+3i)]));
  n61 = 0;
  while n61 < 4 && (any(([false, false]).', 1) || n61 < 2)
    n61 = n61 + 1;
    show((v3(end, 1 + mod(floor(abs(v1)), 2)) .* (rem(round(max(min(v1, 1e6), -1e6)), 9) ./ (abs(v1) + 1))));
  end
  t62 = sprintf('%d-%s', mod(floor(abs(max(min((bin2dec(dec2bin(6 * 3))), 1e6), -1e6))), 1000), 'hzwb');
  for c63 = [2; 4]
    v64 = c63(end, 1);
  end
  fprintf('%g %g;', round(min([[7, 1, 7; 5.25, 5, 22.25]; [13.25, (-9), (-2)]])) + 0); fprintf('\n');
  [x65, y65] = strtok(['ab ', horzcat(lower('q'), lower('yc'))]);
  show(x65);
  show(y65);
  if ((true)' && false)
    n66 = 0;
    while n66 < 4
      n66 = n66 + 1;
      l67 = struct('head', 0, 'tail', []);
      for k68 = 1:3
        l69 = l67; l67 = []; l67.head = ((v1 + v1) + (v1 * v1)); l67.tail = l69;
      end
      l69 = l67;
      while ~isempty(l69)
        show(l69.head);
        l69 = l69.tail;
      end
      a70 = cell(1, 3);
      a70{2} = (sum(linspace(1, 3 + 3, 4)));
      a70{end + 1} = char(97 + mod(floor(abs(max(min(floor([0, 0] / 2), 1e6), -1e6))), 26));
      show(a70);
      show(cellfun(@isempty, a70));
      show(cellfun('length', a70));
      v72 = sqrt(abs([8, 5, 3]));
      r71 = v72(horzcat((v1 == v1), (~[false, false])));
    end
  elseif ((uint8(3) < uint8(2))).'
    a73 = ((v1 .* v1) + reshape([10, 5, 7.75, 12.25, 0], 1, []));
    a73([1 end]) = a73([end 1]);
    a73(a73 > 1 & a73 < 9) = [];
    show(a73);
    a73(end + 2) = (nnz([false, true, false, false])) .^ 2;
    show(a73);
  else
    s74(1).x = (floor(4 * 7 / 2) - ceil(2 / 4));
    s74(1).y = (v1 .* prod([2, 5]));
    s74(2).x = v1;
    s74(2).y = max(abs([10, (-7), 8]));
    for c75 = ((single((-6))) .^ 2 .* floor(single([0, 6]) / 2))
      s76(1).x = double(uint8(120));
      s76(1).y = size(t62, 1);
      s76(2).x = v1;
      s76(2).y = 0;
    end
  end
  v3 = (reshape(prod([0, (-5), 5.25, 15.5; 6.25, 3, 6, 9; 12.5, 8, 4, 2], 1), 2, 2) * (eye(2) + ones(2, 2, 'like', v3)));
  s77(1).x = v1;
  for k78 = [1 2 3]
    l79 = [];
    for k80 = 1:3
      l79 = struct('tail', l79, 'head', size(v3, 3));
    end
    l81 = l79;
    while ~isempty(l81)
      show(l81.head);
      l81 = l81.tail;
    end
    v2(1 + mod(floor(abs(rem(round(max(min(v1, 1e6), -1e6)), 4))), 1), :) = (min(v2, v2)).';
  end
  show(v2);
  show(v3);
  show(v1);
  show(t62);
  show(s77);
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
