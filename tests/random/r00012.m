function r00012()
  v9 = (min(max(cat(3, [2, 4, 0; 10, 6, 2], [7, (-7), 6; 7.5, 2, 10]), [], 3), repmat(5, 1, 3))).';
  v9 = strrep('xm', 'x', 'm');
  v10 = (arrayfun(@(t) t * 2 + ([3, 24, 3] * [(-6); 5; 4]), [[2; (-7)]; [0; 0]])).';
  v11 = (cast((1).', 'uint8') - ((uint8(3) - uint8(120)) - uint8(11)));
  v9 = (repmat(cos(5), 2, 1) > min([24.25, [4, (-9)]]));
  n12 = 0;
  while n12 < 4 && (v9(2, :) || n12 < 2)
    n12 = n12 + 1;
    for k13 = 1:4
      if v9(2, :)
        continue;
      end
      n14 = 0;
      while n14 < 3
        n14 = n14 + 1;
        c15 = {struct('a', sum(sum((logical(round([11, 4])))))), repmat(int8(k13), 2, 4)};
      end
    end
    if true
      break;
    end
    for c16 = ((abs([7, 10.5, 3; (-9), 1, 10; 21.25, 9, (-6)] + 1i))).'
      for k17 = 2:-1:1
        r18 = find((([true; false; false; false; true]).' & v9(2, :)));
        c16 = max(min(cos(cat(1, cos([8; 7]), sum(r18 .* (1:numel(r18))))), 1e6), -1e6);
        [x19, y19] = strtok(['ab ', repmat((strrep('sgn', 'a', 'b')), 1, 1)]);
        show(x19);
        show(y19);
      end
      if v9(1 + mod(floor(abs(6)), 2), 1)
        show(max((min(10, 11) - (0.25 + 8)), mod(round(max(min(max(cat(3, 6, 5), [], 3), 1e6), -1e6)), 3)));
        [a20, b20] = find((-reshape([(-7), 7, (-2), 9, (-6), 9.75, 8, (-4), 1], 3, [])) > (1 + mod(floor(abs(max(min(double(single(1)), 1e6), -1e6))), 6)));
        show([a20, b20]);
      elseif isequal(min([0, 7, 3; 6, 6, 3; 11, 8, 11]), (3 ./ (abs([22.25, 15.25, (-8)]) + 1)))
        b21 = 0;
        v23 = 0;
        for k22 = 1:3
          show(class(b21));
          b21 = ~b21;
        end
        show(v23 + b21);
        r24 = unique([f1([11, 0; 2, 0.25; 10, 5], [(-6), (-5)]), (colon(1, 3) .* [10, 1, 5])]);
      else
        c16(3) = max(min((log(1 + abs(10)))', 1e6), -1e6);
        r25 = unique((diff([19, 11; 2, 10], 1, 2))');
        a26 = cellfun(@(t) [t, '!'], {'b', (upper(repmat('j', 1, 2)))}, 'UniformOutput', false);
        show(a26);
      end
      v10(:, 2) = max(min(sum((c16 + c16)), 1e6), -1e6);
    end
    v27 = 11;
  end
  v10(:, 2) = (11 - prod([7; 5]));
  v28 = v9(1 + mod(floor(abs(kron(9, 6))), 2), 1);
  v10(3) = [];
  for j29 = {(1 + mod(floor(abs(max(min(f1([8, 0.5; (-7), 10; 0.75, 10], [3, 4]), 1e6), -1e6))), 6)), 'su'}
    show(j29);
  end
  if v28
    v30 = ([abs([(2+2i); (3+1i); (5+5i)]), ([3, 6.75; 3, 4; 18.5, (-3)] .* [8, 3; (-4), 9; (-8), 10])] ./ 4);
    b31 = (11) .^ 2;
    v33 = 0;
    for k32 = 1:3
      show(class(b31));
      b31 = ~b31;
    end
    show(b31);
    if (isempty(find((4:-1:1) > (1 + mod(floor(abs(max(min((sum(str2num('[1 2 3]')) + v33), 1e6), -1e6))), 6)) * 4)))
      if (single(v33) == (single(7) .* single((-9))))
        v9(1) = ((v33)' >= v33(1, 1));
        v34 = strrep(char(97 + mod(floor(abs(max(min(([15.75, 8] + [11, 9]), 1e6), -1e6))), 26)), 'h', 't');
      elseif v28(1, end)
        [v35] = f3(diff(rem(round(max(min([18, 3; 21, 5; (-1), 0; 10, 8], 1e6), -1e6)), 5), 1, 2), (~([true; true; false; false])'), fix(max([18.75, 5])));
      else
        c36 = {[int16(v33), int16(v33)]};
        b37 = 0;
        v39 = 0;
        for k38 = 1:3
          show(class(b37));
          b37 = v28;
        end
        show(v39 + b37);
      end
      if (double(uint8([7, 18, 4, 4, 19])) <= [(-8), 10, 0, 9, 1])
        t40 = mat2str(round([mod(floor(abs(max(min((str2double((char({'syz'})))), 1e6), -1e6))), 1000), mod(floor(abs(max(min((v33 - (eye(1, 1) + 0)), 1e6), -1e6))), 1000)]));
        s41(1).x = (v10(end, 3)).';
        s41(1).y = numel(t40);
        s41(2).x = min(double('f'), numel(t40));
        s41(2).y = diff(v10(1, [2 2]), 1, 2);
      end
    end
  else
    h42 = @abs;
    v28(:, 1) = (~v28);
  end
  disp(sprintf('%d', mod(floor(abs(max(min((max(cat(3, 8, 14.5), [], 3)) .^ 2, 1e6), -1e6))), 100)));
  n43 = 0;
  while n43 < 4
    n43 = n43 + 1;
    if v28
      l44 = [];
      for k45 = 1:3
        l44 = struct('tail', l44, 'head', (eye(1, 1) + 0));
      end
      l46 = l44;
      while ~isempty(l46)
        show(l46.head);
        l46 = l46.tail;
      end
      if v28
        r47 = unique((imag((3+1i)) + (4:-1:1)));
      elseif v9(end, 1)
        [v48] = f3([11; 7.25; 10; 17.5], (reshape([false, true, false, false], 4, [])).', ((trace([8, 9, 2; 6, (-6), 9; 1, 7, 9])) + (floor(5 * 7 / 2) - ceil(2 / 4))));
      end
    end
    n49 = 0;
    while n49 < 2 && ((true && any(v9, 1)) || n49 < 2)
      n49 = n49 + 1;
      s50 = struct('a', struct('a', (((1+5i) .* 17.25))'));
      try
        for j51 = 0:0.1:0.3
          fprintf('%.10g ', j51 * 10);
        end
        fprintf('\n');
        show(s50.missing);
      catch
        fprintf('caught\n');
        s52.a = ((uint16([15, 16]) + uint16([19, 18; 8, 9; 9, 14]))).';
        s52.b = (['mzkd'; 'hpiz'] + 3);
        s52.c = min(horzcat(int8(7), int8(2)));
      end
      s50 = struct('a', s50.a);
    end
  end
  v53 = [(-min(int32(13), int32(8))), intmax('int32')];
  r54 = unique(mod(round(max(min(min([9, 1, 19, (-8)], [1, 17.25, 7, 10]), 1e6), -1e6)), 7));
  r54(end + 1) = (hypot(2, (cross(v10, v10) * [1; 2; 3])));
  v56 = [(7 + (0:1)), v10(3)];
  r55 = v56(((single([11, 11.25, 11]) + single(3)) < single(5)));
  s57 = orderfields(struct('b', double((uint16(8) .* uint16(2))), 'a', (1 + mod(floor(abs(max(min(max((-8), 3), 1e6), -1e6))), 6))));
  s57 = setfield(s57, 'c', 'w');
  show(s57);
  v28 = v28;
  show(v11);
  show(v9);
  show(v28);
  show(v10);
  show(v53);
  show(r54);
  show(r55);
end

function [q0, q1] = f1(p0, p1)
  x1 = logical([5, (-7), 7, 22.25]);
  x1(2) = 5;
  show(x1);
  show(x1 + x1);
  show(any(x1) + all(x1));
  show(~x1);
  h2 = @(t) log(1 + abs(9)) - t / 2;
  for k3 = [1 2]
    b4 = k3;
    v6 = 0;
    for k5 = 1:3
      if ~b4 && k5 > 1, v6 = v6 - 1; end
      b4 = ~b4;
    end
    show(v6 + b4);
  end
  q0 = p1(1 + mod(floor(abs((-1))), 2));
  q1 = char(97 + mod(floor(abs(max(min(sign(4), 1e6), -1e6))), 26));
end

function [q0, q1] = f2(p0, p1)
  persistent calls
  if isempty(calls)
    calls = 0;
  end
  calls = calls + 1;
  if nargin < 2
    p1 = int8([9, 97, 51, 3, 159]);
  end
  q0 = p1;
  if nargout > 1
    q1 = calls;
  end
end

function [q0] = f3(p0, p1, p2)
  for k7 = [1 2 3]
    c8 = {(upper('h')).'};
    p2(p2 == 6) = max(min(p2(end), 1e6), -1e6);
  end
  q0 = ((uint8(16))' + (uint8(10) ./ 2));
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
