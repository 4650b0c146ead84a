function r00028()
  v1 = (ones(1, 3) + (sum([(-5), 7, 20.5; 19.25, 0, 14.25]) ./ 2));
  v1 = 'y';
  c2 = {((filter(1, [1, -0.5], [8, 2, 10])) .* [8, 2, (-6)])};
  a3 = sqrt(abs(sort([6, 9, 10; 7, 9, (-1); 7, 11, 8], 2, 'ascend')));
  a3(end + 1, :) = [(-1), 4, (-9)];
  a3(:, end + 1) = (1 + mod(floor(abs(max(min(arrayfun(@(t) t * 2 + (-4), 1.75), 1e6), -1e6))), 6));
  a3(2, :) = [];
  show(a3);
  show(a3(a3 > (1 + mod(floor(abs(max(min(kron(6, 4), 1e6), -1e6))), 6)))');
  a3(a3 < 2) = (1 + mod(floor(abs(max(min((5 ./ (abs((-1)) + 2)), 1e6), -1e6))), 6));
  show(a3(:, [1 end]));
  v4 = (min(((-5) * 5), diff([11, 2], 1, 2)) - cumsum(abs([7, 2]), 1));
  s5(1).x = double(single(11));
  s5(2).x = max(round(18.75), max(24.25, 10));
  s5(3).x = (numel(find(double(int32([2, 18, 8, 63])) > (20.25 + 10.5))));
  fprintf('[%s]\n', v1);
  k6 = 1;
  while k6 <= min(numel(c2), 4)
    v7 = c2{k6};
    switch mod(floor(abs(max(min((max([(eye(1, 3) + 0), NaN])), 1e6), -1e6))), 4)
    case 0
      if (all((double(int32([189, 6, 39, 62])) .* sin([2, 24.75, 11, 9.75])) > (1 + mod(floor(abs(max(min(double(single(1)), 1e6), -1e6))), 6))))
        v4(v4 > 5) = max(min((5 ./ (abs(3) + 4)), 1e6), -1e6);
      elseif (ones(1, 1) >= sign(11))
        fprintf('%.8g\n', (((ischar('ai') && ~isempty(v4)))' + 2) + 0);
        s8 = struct('a', single(8), 'b', {{abs(double(uint16(81))), v7}});
      end
    case {1, 3}
      try
        x9 = [bsxfun(@plus, v4, (-5)), (-7)];
        x9(2) = [];
        y9 = x9(3);
        show(y9);
      catch
        show(x9);
      end
    end
    k6 = k6 + 1;
  end
  show((abs(round(sqrt(abs(7))) + 1i * abs(numel(s5)))));
  switch mod(floor(abs(max(min(fix(sin(6)), 1e6), -1e6))), 4)
  case 0
    [x10, y10] = strtok(['ab ', fliplr(strrep('frb', 'f', 'w'))]);
    show(x10);
    show(y10);
    v11 = (((uint8(14) .* uint8(16)))' + (cast(9, 'uint8') * kron(5, 6)));
  case {1, 3}
    try
      for j12 = [5, 3; 11, 0]
        show(j12');
      end
      show(v1(1));
    catch
      fprintf('caught\n');
      c13 = {min(uint16([(-5), 10, 8]), (uint16(5))')};
    end
    n14 = 0;
    while n14 < 1 && ((all([true; true], 1))' || n14 < 2)
      n14 = n14 + 1;
      v1 = v1;
      if isempty(s5)
        break;
      end
      v4 = max(min(double(min((int8([11, 38]) - int8([6, 17])), int8(7))), 1e6), -1e6);
    end
  end
  v16 = max((rot90([(-5), (-7), 5; 6, (-8), 7; 6, (-6), 0; 4, (-6), (-9); 11, 5, 2])));
  r15 = v16((([true; true; false; false; false] == [false; true; true; false; false])).');
  for k17 = 1:3
    v1(1 + mod(floor(abs((k17 - k17))), 1)) = v1(1);
    if ((isa(k17, 'double')))'
      break;
    end
  end
  v18 = ((abs([0, 2, 3]) - ('lcm' + 3)))';
  if (~isrow(c2))
    m19 = containers.Map('KeyType', 'double', 'ValueType', 'any');
    for j19 = 1:6
      m19(mod(j19 * 3, 4)) = [j19, (length(v4) ./ (abs(16.25) + 1))];
    end
    show(cell2mat(keys(m19)));
    show(m19(3));
  end
  show('ifilx');
  v4(end) = (sum([s5.x]) * (15.5 .* 3));
  v4(2) = [];
  h20 = @(t) max(t, bsxfun(@plus, v4, v4));
  switch strrep(v1, 'v', 'q')
  case {'a', 'b', 'c', 'd'}
    if (sum(sum([true, true; true, true])) < (v4)')
      for c21 = single([5, 6; 4.5, 1])
        c21 = max(min((cast(6, 'single') .* single((-[5; 1]))), 1e6), -1e6);
        s5(1 + mod(floor(abs(v4)), 3)).x = max(min(sqrt(abs((v4 + v4))), 1e6), -1e6);
      end
      v18(end) = (str2double(num2str((1 + mod(floor(abs(max(min(v18(end, 1), 1e6), -1e6))), 6)))));
      try
        c22 = {kron(exp(-abs(v4)), (prod(size([24.75, 7.5; (-1), 8]))))};
        show(r15(2));
        error('tame:test', 'number %d', mod(floor(abs(max(min(v4(1 + mod(floor(abs(v4)), 1)), 1e6), -1e6))), 50));
      catch err
        if strcmp(err.identifier, 'tame:test'), fprintf('%s\n', err.message); else, fprintf('caught\n'); end
      end
    elseif (~false)
      if ([false, true, true; true, true, false] & (v1 <= v1))
        [v23, v24] = size(arrayfun(@(t) t * 2 + v4(1, :), reshape([7, 4], 1, 2))');
        if numel(r15) > 1, r15(1) = []; end
        v1(1 + mod(floor(abs((sum(double(sprintf('%d', 5 * 12)))))), 1), 1) = char(97 + mod(floor(abs(max(min(zeros(1, 1), 1e6), -1e6))), 26));
      else
        s5(2).x = s5(end).x + v4(end) / 4;
      end
      if numel(r15) > 2, r15(2) = v4; end
      r25 = find(xor(('wh' ~= 'mf'), true));
    else
      v4(1 + mod(floor(abs((v4 .* v4))), 1), 1) = v4;
      s26.list = {};
      for j26 = 1:6
        s26.list{end + 1} = j26 * 3;
      end
      show(s26);
      show([s26.list{:}]);
      r27 = zeros(1, 0);
    end
    if (v4 ~= (s5(2).x ./ (abs(ones(1, 1)) + 4)))
      r28 = zeros(1, 0);
    else
      for c29 = int16([103, 145, 16; 12, 1, 23])
        c30 = {(mode(round((v4 * [0, (-5), 11, 11, (-8)]))))};
        t31 = sprintf('%d-%s', mod(floor(abs(max(min(v4(1, 1), 1e6), -1e6))), 1000), strrep((deblank('fgzw')), 'u', 'k'));
      end
    end
  case 'e'
    fprintf('%g %g;', round((sign(v4) * ([24, 9, 13.25] - [5, 1, 2]))) + 0); fprintf('\n');
    a32 = (double(uint32([6, 5, 6, 5, 166])) .* diff([6, 3, 1, 1, 0, (-9)], 1, 2));
    a32([1 end]) = a32([end 1]);
    a32(a32 > 1 & a32 < 9) = [];
    show(a32);
    a32(end + 2) = v4;
    show(a32);
  otherwise
    if ((single((-9))).' == (single((-4)))')
      show(arrayfun(@(t) t.x + 1, s5));
      disp(sprintf('%d', mod(floor(abs(max(min((numel(num2cell(rem(round(max(min([(-1), (-5); 11, 9], 1e6), -1e6)), 10)))), 1e6), -1e6))), 100)));
      disp(sprintf('%d', mod(floor(abs(max(min((double(isempty(r15))).', 1e6), -1e6))), 100)));
    end
    r15(end + 1) = mod(round(max(min((str2double('yyi')), 1e6), -1e6)), 8);
    [v33, v34] = sort((reshape(reshape([0, 10, 8, 8], 4, 1), 1, [])));
  end
  show(v1);
  show(c2);
  show(s5);
  show(r15);
  show(v18);
  show(v4);
  show(h20);
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
