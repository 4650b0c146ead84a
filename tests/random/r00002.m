function r00002()
  v3 = (arrayfun(@(t) t * 2 + min(8, (-2)), cat(1, [8.5, 9, 9; 13.25, 4, (-4)], [(-7), 6, 7])) .* squeeze(sum(permute(cat(3, [(-4), 2, 3; 0, 21.5, 9; 11, (-4), 8], double(uint16([8, 0, 184; 11, 12, 149; 144, 12, 5]))), [3 1 2]), 1)));
  v4 = ((single([0.75, 11.5, 3, 0, 2]) - [single([11, 7]), single([0, (-4), 8])]) .* (min(single([(-3), 3, 4, 3, 6]), single([1, 5, 1, (-6), 4])) + mod(round(max(min(single([5, 6, (-4), 22.25, (-2)]), 1e6), -1e6)), 4)));
  b5 = 1;
  v7 = 0;
  for k6 = 1:3
    if ~b5 && k6 > 1, v7 = v7 - 1; end
    b5 = true;
  end
  show(b5);
  s8.a = (-(sum(histc([5, (-1), (-9), (-4), (-2)], 0:5))));
  s8.b = 'k';
  s8.c = double(rem(round(max(min(single(11), 1e6), -1e6)), 2));
  v3(4, 4) = sum(sum((mod(round([4, 4, 1, 23.25; 18.5, 4, 6, 5]), 2) == 0)));
  m11 = containers.Map('KeyType', 'double', 'ValueType', 'any');
  for j11 = 1:(1 + mod(floor(abs(max(min(v3(3, end), 1e6), -1e6))), 6))
    m11(mod(j11 * 3, 4)) = [j11, 19];
  end
  show(cell2mat(keys(m11)));
  show(m11(3));
  v3(5, 5) = v7;
  v12 = sin(max((single([10, (-2)]) .* single([0, 8])), (single([0, (-6)]) .* single(6))));
  v14 = (([7; 1; 5; 5; 0] ./ 4))';
  r13 = v14((flipud([false; false; true; false; false])).');
  switch mod(floor(abs(max(min(v7, 1e6), -1e6))), 4)
  case 0
    show(s8);
  case {1, 3}
    n15 = 0;
    while n15 < 2 && ((int16(v7) > mod(int16(3), 2)) || n15 < 2)
      n15 = n15 + 1;
      if ((mean([1, 7.75, (-6), (-4)])) ~= v7)
        break;
      end
      v12(2) = max(min(single(ones(1, 1)), 1e6), -1e6);
    end
  end
  v18 = (diff(([6; 19.25; 7.5] * [1, 4]), 1, 2) + abs(cumprod([8; 11; (-9)], 1)));
  c19 = {2};
  v20 = [true, false, true, false];
  c21 = {uint8(0), [(4+1i), (1+2i), (0+3i), (1+5i)]};
  [v22, v23] = sort((v3(2, 4:5) * log(1 + abs([3, 9, 7; 1, (-2), 4]))), 'descend');
  s24(1).x = ((v7 * v7) + (double(idivide(int32(2 * 7), int32((1 + mod(floor(abs(max(min(v7, 1e6), -1e6))), 6))))) + v7));
  r13(r13 == 7) = ([10.75, 11] * [11; 7]);
  r13 = r13(r13 ~= 3);
  for k25 = [1 2 3]
    if false
      break;
    end
    v26 = [c19{:}]; show(v26);
    [v27] = f1((~xor([false, true; true, true], [true, false; true, true])), v18);
    switch 'h'
    case {'a', 'b', 'c', 'd'}
      v28 = single([10; 1; (-5); 8]);
    case 'e'
      [a29, b29] = ind2sub([3 4], 3 + 5);
      show([a29, b29]);
      v30 = single((-7));
    end
  end
  c31 = {struct('a', (sum(primes(1 * 4)))), min((int16([15; 109]) ./ 2))};
  show(v4);
  show(v7);
  show(s8);
  show(v3);
  show(v12);
  show(r13);
  show(v18);
  show(c19);
  show(v20);
  show(c21);
  show(v22);
  show(v23);
  show(s24);
  show(c31);
end

function [q0] = f1(p0, p1)
  p0(3, 3) = p0(1, 2);
  p0(:, 1) = (double(uint16([18; 120; 1])) == sum(sum([false, true])));
  s1.in.deep = double(xor([false, true, true], [true, false, false]));
  s1.in.deep(end + 1) = sum(cat(3, sqrt(abs(13)), mod(round(max(min(3, 1e6), -1e6)), 8)), 3);
  s1.in.more.x = lower((['r'; 't'])');
  show(s1);
  show(isfield(s1.in, {'deep', 'none'}));
  v2 = bitand(repmat(rem(uint16(0), 5), 1, 4), max(fix(uint16([9, 18, 13, 82])), uint16([131, 6, 3, 2])));
  q0 = (single(6.25) .* min(single(9.25), single(7)));
end

function [q0, q1] = f2(p0)
  p0(2) = [];
  q0 = (min(7, 3) + (numel(find([0, (-6), 10, 0] > 5))));
  q1 = (size(p0, 3) < 2);
end

function q0 = f3(p0)
  if p0 <= 0 || ~(p0 < 7)
    q0 = (p0 + p0);
  else
    q0 = max(min(max(p0(:), max(p0, p0)), 1e6), -1e6) + f3(floor(p0) - 1);
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
