function r00017()
  v5 = (2+4i);
  v6 = fix(uint8(50));
  v7 = min((diff([10, 6], 1, 2) ./ (abs(([(-1), 14.5, 7, 3, 15.25] + 2)) + 2)), kron((6 + 7), 6));
  v6 = v6(end);
  v8 = (fix((int8(11)).') * v7(end));
  v9 = max(((int32(17) .* int32(17)) + (int32(157) + int32([7, 19, 15]))), min(min(int32([185, 4, 13; 9, 10, 16; 7, 0, 10]), [], 1), intmin('int32')));
  a10 = v7;
  a10([1 end]) = a10([end 1]);
  a10(a10 > 5 & a10 < 9) = [];
  show(a10);
  a10(end + 2) = double(false);
  show(a10);
  s11.a = reshape(cast(v7, 'single'), 1, 5);
  s12(1).x = (-4);
  s12(2).x = v7(1 + mod(floor(abs(8)), 1), end);
  v13 = (floor(cast(0, 'int32') / 2) .* int32(2));
  v6(1, 1 + mod(floor(abs(sum([2, 5]))), 1)) = fix(v6(1));
  s14(1).x = ((diff([5, [3, 0]])) * [9.25; 10]);
  s14(1).y = ones(1, 1);
  s14(2).x = kron((isprime(5) + 0), numel(find([true, true, false, false; false, false, false, false])));
  s14(2).y = kron((any(strcmp('mf', {'ab', 'zk'})) * 2), (1 + 4));
  s14(3).x = max(diff([7, (-2)], 1, 2), 5);
  s14(3).y = (length(num2str(2 * 111)));
  show(((((-1) >= (-8)) || false) & false));
  s11.a = (atan(single([15.25, 0, 21, (-5), 1])) + flipud(single([0, 6, 1, 7, 1])));
  v15 = sum(double(max(uint8([34, 16, 18]), uint8([0, 182, 18]))));
  v7(5) = [];
  [v16, v17] = min(sign(rem(round(max(min(single([0, 4]), 1e6), -1e6)), 2)));
  switch mod(floor(abs(max(min(v15(1 + mod(floor(abs(v15)), 1), 1 + mod(floor(abs(v15)), 1)), 1e6), -1e6))), 4)
  case 0
    v18 = ['tmja', upper('h')];
    s14(1).x = bsxfun(@plus, (sum(accumarray([1; 2; 2; 1], v7'))), double(v16));
    s19(3).a = 3;
    show(isempty(s19(1).a));
    s19(2).b.c(2) = round(arrayfun(@(t) t * 2 + v15, v17));
    show(s19(2));
    show(numel(s19));
  case {1, 3}
    try
      v17(v17 < 1) = (v15 .* v15);
      v5 = v5;
      [v20] = f3(mod(round(max(min((single([6, 0, 2, 5])).', 1e6), -1e6)), 2), log(1 + abs(v15)));
      show(v17(1, 2));
      error('tame:test', 'number %d', mod(floor(abs(max(min(v15, 1e6), -1e6))), 50));
    catch err
      if strcmp(err.identifier, 'tame:test'), fprintf('%s\n', err.message); else, fprintf('caught\n'); end
    end
    v21 = double(single(min([3, (-6), (-6), 19, 7; 8, 10, (-5), (-4), 20; 8, 9.5, 3, 0, (-2)])));
  end
  [~, v22] = f3((-single([5; (-1); 2; (-3)])), sign(sum(cat(3, v15, v17), 3)));
  [v23, v24] = f3(sum(cumprod(single([(-9), (-7), 2; 9, 0, 23.25; (-4), 0, (-4); 4, 12.5, 13.75]), 2), 2), (numel(num2cell(([(-3), 2, 15.5; 3, 10, (-6)] * [0, (-2); 4, 4; 0, 9])))));
  [a25, b25] = find(max(cat(3, sum(cat(3, [3, 6, 7; 2, (-7), (-3); 5, (-9), 2], [20.75, 0, 4; 0, (-9), 4; 0, 1, 1]), 3), round([3, 5, (-7); 10, (-2), (-8); 5, 2, 2])), [], 3) > 1);
  show([a25, b25]);
  x26 = 5:-1:3;
  show(x26);
  show(isempty(x26));
  show(numel(x26(2:end)));
  v27 = (((v22 - v16) + v16) > min(v16, v16(1)));
  n28 = 0;
  while n28 < 1 && (v27 || n28 < 2)
    n28 = n28 + 1;
    v29 = horzcat(v16, (v16 .^ 2));
    s30.list = {};
    for j30 = 1:(1 + mod(floor(abs(max(min((-v24), 1e6), -1e6))), 6))
      s30.list{end + 1} = j30 * 1;
    end
    show(s30);
    show([s30.list{:}]);
  end
  v6 = uint8(6);
  v31 = uint32(15);
  show(v5);
  show(v6);
  show(v8);
  show(v9);
  show(s11);
  show(s12);
  show(v13);
  show(s14);
  show(v15);
  show(v7);
  show(v16);
  show(v17);
  show(v22);
  show(v23);
  show(v24);
  show(v27);
  show(v31);
end

function q0 = f1(p0)
  if p0 <= 0 || ~(p0 < 7)
    q0 = kron(p0, p0);
  else
    q0 = max(min(real((p0 + 1i * p0)), 1e6), -1e6) + f1(floor(p0) - 1);
  end
end

function [q0, q1] = f2(p0, p1, p2)
  m1 = containers.Map('KeyType', 'double', 'ValueType', 'any');
  for j1 = 1:(1 + mod(floor(abs(max(min(p0, 1e6), -1e6))), 6))
    m1(mod(j1 * 3, 4)) = [j1, ((p0).' + (p0)')];
  end
  show(cell2mat(keys(m1)));
  show(m1(3));
  if p1
    p1(:) = true;
  else
    p0(p0 >= 5) = diff([11, 10], 1, 2);
    v2 = min(cast(cumsum([24, 8; 4, 7; 9, 7], 1), 'uint8'), [], 2);
  end
  [v3] = f1(p0);
  v4 = rem(round(max(min((cell2mat(num2cell(prod([16.75, 7, 5.75, 4, (-4); 6, 9, (-9), 2, 1.25])))), 1e6), -1e6)), 7);
  q0 = ((0:0.25:0.75) - (v3 * v3));
  q1 = (lower(['n'; 'd'])).';
end

function [q0, q1] = f3(p0, p1)
  persistent calls
  if isempty(calls)
    calls = 0;
  end
  calls = calls + 1;
  if nargin < 2
    p1 = exp(-abs(3));
  end
  q0 = (str2double(upper('mxn')));
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
