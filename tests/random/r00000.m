function r00000()
  v4 = ((filter(1, [1, -0.5], fix([5, (-9), 4]))) + reshape(sin([(-3), 3, 5]), 1, []));
  v5 = (floor(sum([(-4), 4, 22.25; 10, 2, (-9); 13.5, 1, 0], 2) / 2))';
  v4 = diff(((2 * eye(2)) \ imag([(2+2i), (5+1i); (3+2i), (3+3i)])), 1, 2);
  v6 = max(int16(zeros(3, 2)));
  s7(1).x = min((hypot(2, 6.25)), (sum(setdiff(round([4, 15, 11, 4, 5]), round([(-5), (-1), 13.25, 2])))));
  s7(1).y = ((-11) * log(1 + abs(8)));
  v4(1, 1) = diff(cumsum([3, 0], 2), 1, 2);
  s8(1).x = atan((11).');
  s8(2).x = (trapz(([9, 16.25, 4, 11] .* [11, 10, 10, 0])));
  s8(3).x = (((-4) + (-6)) + cos(19.75));
  fprintf('%.8g\n', round(kron(9, ([9, (-1)] * v4))) + 0);
  s9.list = {};
  for j9 = 1:5
    s9.list{end + 1} = j9 * (1 + mod(floor(abs(max(min(kron(1, 0), 1e6), -1e6))), 6));
  end
  show(s9);
  show([s9.list{:}]);
  v6(4) = intmax('int16');
  c10 = {sin((v5 * [(-9); 9; (-2)]))};
  s11 = struct('a', struct('a', sort((single([0; 3]) .* single([7, 4, 2; 1, 0, 8])), 1, 'descend')), 'b', (([0, 6] * v4))');
  v5(1 + mod(floor(abs((eye(1, 1) + 0))), 1), 2) = max((det(round([5, 13.75; 4.75, 2.5]))), 4);
  v6 = [(int16(11) - (int16(4) * 10)), min(min(int16([16, 5, 10]), int16([138, 16, 0])), (int16([14, 14, 3]) + int16([14, 8, 7])))];
  s11.b = double(atan(single(4)));
  v12 = max(max(uint32([128, 2, 14; 19, 11, 3; 4, 0, 0]), [], 2), ((uint32(1) .* uint32(16)) .* uint32(12)));
  show(arrayfun(@(t) t.y + 1, s7));
  switch mod(floor(abs(max(min(v5(1 + mod(floor(abs(4)), 1), end), 1e6), -1e6))), 4)
  case 0
    show(v12);
    show(v5);
  case {1, 3}
    b23 = (-5);
    v25 = 0;
    for k24 = 1:3
      if b23, v25 = v25 + k24; end
      b23 = ~b23;
    end
    show(v25 + b23);
    v6 = (int16(v25) + flipud(v6));
  otherwise
    try
      [a26, b26] = deal(size(v5, 1), upper('jrp'));
      show(a26);
      show(b26);
      show(v5(3 - 3));
    catch
      fprintf('caught\n');
      x27 = sprintf('%5.2f|%-4s|%03d|%x|%e', ndims(v12), (char(double('uw'))), (1 + mod(floor(abs(max(min(diff([2, 9], 1, 2), 1e6), -1e6))), 6)), (1 + mod(floor(abs(max(min(double(uint8(3)), 1e6), -1e6))), 6)) * 9, exp(-abs(double(single(0)))) * 10);
      show(x27);
    end
    k28 = 1;
    while k28 <= min(numel(c10), 4)
      v29 = c10{k28};
      try
        x30 = sprintf('%5.2f|%-4s|%03d|%x|%e', v29(1, end), strrep(horzcat('v', 'v'), 'o', 'n'), (1 + mod(floor(abs(max(min((interp1(1:4, [14.75, 0.25, 8, 7.75], 1 + 4 / 2)), 1e6), -1e6))), 6)), 5 * 9, (v29).' * 10);
        show(x30);
        show(s11);
        s31(1).x = v29;
        s31(1).y = cos(kron(v29, v29));
        show([v5; v5]);
      catch
        fprintf('caught\n');
        v32 = single((-3));
      end
      k33 = 1;
      while k33 <= min(numel(c10), 4)
        v34 = c10{k33};
        global G35
        G35 = 10;
        G35 = G35 + 1;
        show(G35);
        s11.a.a = max(min((cat(1, single([(-6), (-4), 0]), single([7, 6, 2])) ./ 2), 1e6), -1e6);
        r36 = zeros(1, 0);
        k33 = k33 + 1;
      end
      k28 = k28 + 1;
    end
  end
  show(v5);
  show(v4);
  show(s7);
  show(s8);
  show(v6);
  show(c10);
  show(s11);
  show(v12);
end

function [q0] = f1(p0, p1, p2)
  p1 = ismember(cumprod((cumsum([9, 3, 0])), 1), ([2.5, 4] * [5, (-4), 1; 11, (-5), 8]));
  s1(1).x = mod(round(max(min(ones(1, 1), 1e6), -1e6)), 3);
  s1(2).x = 2;
  s1(3).x = (7 + zeros(1, 1));
  x2 = 5:-1:2;
  show(x2);
  show(isempty(x2));
  show(numel(x2(2:end)));
  [s1, s1] = deal(s1, s1);
  v3 = p1(end, 1 + mod(floor(abs((bin2dec(dec2bin(4 * 3))))), 3));
  q0 = ((single([8, 24.5, (-6)])).' + cumprod(single([2; 8; 10]), 1));
end

function [q0, q1] = f2(p0, p1)
  persistent calls
  if isempty(calls)
    calls = 0;
  end
  calls = calls + 1;
  if nargin < 2
    p1 = (flip([2, 19; 7, 11; 2, (-6)], 2));
  end
  q0 = circshift(p1, 1, 1);
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
