function r00001()
  v11 = rem(int16(4), 4);
  v12 = abs((([4, 4, 11] + 1i * [11, 5, 3]) + ((4+1i) .* 10)));
  v13 = (std(max(ones(3, 1), ([6; 5; 6] + [1; (-5); 4]))));
  v11 = int8([30, 4, 164; 10, 3, 2; 10, 12, 0]);
  v14 = [4, 9, (-9), 3];
  [v15] = f1(min((v13 - [1, 10; 2, 1; 11, (-4); 11, (-6)]), [], 2), cast(v12, 'uint16'), [(4+3i), (4+2i), (4+3i)]);
  v16 = (any(([false, true]).', 1))';
  v13(v13 < 3) = (v13)';
  r17 = find(xor(([false, true, false, false, true] & v16), ismember(v13, v12)));
  v16(1 + mod(floor(abs(v13)), 1)) = v16;
  v15(1, 1 + mod(floor(abs(v13)), 1)) = v15(end);
  [v18] = f2(max(cat(1, int16([34, 2]), int16([50, 158; 17, 13])), [], 2));
  v14(:) = v13;
  for c20 = ((uint32(1) + uint32(15)) ./ 8)
    v15 = uint16(arrayfun(@(t) t * 2 + v12(end, 2), double(isempty(r17))));
    try
      v21 = [(-5); 4; (-5)];
      if numel(r17) > 1, r17(1) = []; end
      t22 = mat2str(round([mod(floor(abs(max(min(((v13 - v13) + numel(v15)), 1e6), -1e6))), 1000), mod(floor(abs(max(min(max(double('j'), prod(v12)), 1e6), -1e6))), 1000)]));
      show(ones(2, 2) * ones(2 + mod(floor(abs(max(min(((cumsum([7, 8])) * repmat(v13, 2, 1)), 1e6), -1e6))), 2), 1));
    catch
      fprintf('caught\n');
      v16 = (v18(1) == single(6));
    end
    v23 = upper(char(97 + mod(floor(abs(max(min(exp(-abs([(-4), 7, 9, 12.25, 2])), 1e6), -1e6))), 26)));
  end
  for j24 = int8(1):int8(1)
    show(j24 * 50);
  end
  r17 = [sum(sum(horzcat([false; true], [true, true; true, false]))), r17];
  [v25, v26] = sort(v14);
  v18(1 + mod(floor(abs(min(v13, v13))), 1), 1) = (rem(round(max(min(v18, 1e6), -1e6)), 7) / 4);
  s27 = struct('a', (mean([double(single([11, 3, 0, 23.25])); (v13 .* v26)], 1)), 'b', char(97 + mod(floor(abs(max(min(linspace(0, 8, 5), 1e6), -1e6))), 26)));
  v12(:) = v13;
  s28 = struct('a', diff(zeros(3, 2), 1, 2), 'b', [true; true; false; false]);
  try
    x29 = double((single([9, 9, 3.25]) - single([3, (-5), 8])));
    x29(2) = [];
    y29 = x29(3);
    show(y29);
  catch
    show(x29);
  end
  s30 = struct('p', ((accumarray([0; 4; 11] * 0 + 1, [2; (-5); (-4)])' + zeros(1, 3)) * [6; 0; 19.25]), 'q', lower(['l', 'lr']));
  for f30 = fieldnames(s30)'
    show(f30{1});
    show(s30.(f30{1}));
  end
  show(structfun(@(t) numel(t), s30)');
  s31(1).x = floor((v13 - v13) / 2);
  s31(1).y = (prod(v12)).';
  s31(2).x = (dot(v14(:), v25));
  s31(2).y = v13;
  s31(3).x = (v13 * (v13 - v13));
  s31(3).y = nnz([false, true, false]);
  show(v12);
  show(v13);
  show(v11);
  show(v14);
  show(v15);
  show(v16);
  show(r17);
  show(v18);
  show(v25);
  show(v26);
  show(s27);
  show(s28);
  show(s31);
end

function [q0] = f1(p0, p1, p2)
  v2 = log(1 + abs(([2, 4] ./ 8)));
  r1 = v2(circshift([false, false], 1, 2));
  for k3 = 1:2:3
    for c4 = p0(end-2:end, :)
      m5 = containers.Map('KeyType', 'double', 'ValueType', 'any');
      for j5 = 1:(1 + mod(floor(abs(max(min(diff([2, 11], 1, 2), 1e6), -1e6))), 6))
        m5(mod(j5 * 3, 4)) = [j5, (-(bitand((1 + mod(floor(abs(max(min(k3, 1e6), -1e6))), 6)) * 5, 6) + bitshift((1 + mod(floor(abs(max(min(k3, 1e6), -1e6))), 6)), 2)))];
      end
      show(cell2mat(keys(m5)));
      show(m5(3));
      s6 = struct('p', k3, 'q', char(97 + mod(floor(abs(max(min(([9, 2.75, 11] .* k3), 1e6), -1e6))), 26)));
      for f6 = fieldnames(s6)'
        show(f6{1});
        show(s6.(f6{1}));
      end
      show(structfun(@(t) numel(t), s6)');
    end
    r1 = [max(min((length(num2str(6 * 111))), 1e6), -1e6), r1];
    m8 = containers.Map();
    m8('a') = (nnz([true; true]) ./ (abs(([1, (-4)] * [2; 11.75])) + 1));
    m8('x') = log(1 + abs((sum(find([4, 5, 9.25, 7] >= k3, 2)))));
    m8('a') = m8('a') + 5;
    show(double(m8.Count));
    show(keys(m8));
    show(values(m8));
    show(isKey(m8, 'y'));
    if true
      continue;
    end
  end
  q0 = bitxor(bitor(uint16(0), uint16(0)), min(uint16(17), uint16(93)));
end

function [q0] = f2(p0)
  m9 = containers.Map();
  m9('a') = ((1:4) * imag([(1+2i), (2+2i), (5+3i), (3+3i)])');
  m9('l') = rem(round(max(min(diff([2, 9], 1, 2), 1e6), -1e6)), 3);
  m9('a') = m9('a') + (1 + mod(floor(abs(max(min(('p' + 1), 1e6), -1e6))), 6));
  show(double(m9.Count));
  show(keys(m9));
  show(values(m9));
  show(isKey(m9, (('q').').'));
  v10 = ([8; (-5); (-5)] ./ (abs(reshape((min([8, 1, 2.75], [], 1)), 3, [])) + 1));
  q0 = rem(round(max(min(atan(single((-8))), 1e6), -1e6)), 10);
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
