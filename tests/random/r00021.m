function r00021()
  v9 = (([8, [6, (-7)]] .* [0, 10, 7]) * (([11, (-9), 3; 5, (-7), 0; 4, (-5), 2]).' ./ (abs(min([6, 12.25, 2; 0, 3.75, 5; 5, 1, (-2)], [6, 4, 8])) + 1)));
  v10 = ('o' == ('c').');
  v10(end + 1) = v10;
  v11 = (floor([v9, 0] / 2) >= min((abs(11 + 1i * 11)), v9(1)));
  for k12 = 1:2:4
    if (([1, (-1), 1; 7, 7, 15.25] ~= k12))'
      [a13, b13] = sortrows(round([imag([(5+4i), (1+1i), (1+3i)]); v9; abs([(5+2i), [(5+1i), (0+1i)]])]));
      show(a13);
      show(b13);
      for k14 = 3:-1:1
        s15(1).x = sum(cat(3, zeros(1, 1), (k14 * k12)), 3);
        s16 = struct('a', min(abs([(-4); 2]), k14(1, end)), 'b', 'hmbgf');
        if v10(1)
          continue;
        end
      end
      v9(1 + mod(floor(abs(k12)), 3)) = max(min(v9(:, 3), 1e6), -1e6);
    elseif v10(1, end)
      r17 = zeros(1, 0);
      a18 = {k12, (circshift(repmat('q', 1, 2), 1)), v9(1, end-2:end)};
      [b18, c18] = a18{[1 3]};
      show(b18);
      show(c18);
      a18(2) = [];
      show(numel(a18));
      n19 = 0;
      while n19 < 4 && (islogical(v10) || n19 < 2)
        n19 = n19 + 1;
        if numel(r17) > 1, r17(1) = []; end
      end
    end
  end
  b20 = 1;
  v22 = 0;
  for k21 = 1:3
    show(class(b20));
    b20 = v11(3);
  end
  show(v22 + b20);
  [v23] = f1((double(single([10, 6; (-6), 7])) .* [11, 8; (-7), 3]), v22);
  [v24] = f2(max(cat(3, f1([0, (-1); 13.5, 7], v23), (interp1(1:4, [8, 3, 11, 3], 1 + (1 + mod(floor(abs(max(min(v23, 1e6), -1e6))), 6)) / 2))), [], 3));
  t25 = regexprep((lower(['l'; 'n'; 'v'; 'z']))', '[a-f]', '<$0>');
  v27 = circshift([v24, v23], 2, 1);
  r26 = v27(v10);
  b28 = 0;
  v30 = 0;
  for k29 = 1:3
    fprintf('%d %g\n', b28, v30);
    b28 = ((uint16(92) + uint16(121)) >= cast(v22, 'uint16'));
  end
  show(b28);
  p31 = zeros(2, 3, 2);
  p31(:, :, 2) = [v9; cumsum((sort(v9, 'descend')), 2)];
  p31(1, 2, 1) = v23;
  p31(:, 1, 3) = (1 + mod(floor(abs(max(min(v23, 1e6), -1e6))), 6));
  show(size(p31));
  show(sum(p31, 3));
  show(p31(:, :, end));
  show(squeeze(p31(1, 2, :)));
  v23(4) = sum([1; (-1)]);
  if (~ischar(r26))
    [a32, b32] = ind2sub([3 4], 3 + 5);
    show([a32, b32]);
    [v33] = f1([7, 17.5; 4, (-2)], (isprime(4) + 0));
    for k34 = 1:2:3
      [v35] = f2((cos(v30)).');
      a36 = arrayfun(@(t) 1:t, 1:(1 + mod(floor(abs(max(min((v24)', 1e6), -1e6))), 6)), 'UniformOutput', false);
      show(a36{end});
    end
  elseif (isempty(strfind(char(97 + mod(floor(abs(max(min(v23, 1e6), -1e6))), 26)), ('x')')))
    v37 = single((mod(round(max(min(v30, 1e6), -1e6)), 3) ./ 4));
  else
    if all(((single([10; 5]) + single(2.5)) > [single(2); single(6)]), 1)
      v38 = char(97 + mod(floor(abs(max(min(ones(1, 3), 1e6), -1e6))), 26));
    end
  end
  [v39] = f1(((repmat(v22, 2, 2)) - v24), sqrt(abs((mod(-(1 + mod(floor(abs(max(min(v22, 1e6), -1e6))), 6)), 4) + rem(-3, 4)))));
  p40 = reshape(1:24, 2, 3, 4) * 3;
  show(p40(2, :, 3));
  show(permute(p40(:, :, 1:2), [3 1 2]));
  show(max(p40(:)));
  show(mean(mean(p40, 1), 3));
  p40(:, 2, :) = [];
  show(size(p40));
  v30(v30 >= 1) = nnz(v11);
  s41(1).x = 11;
  s41(1).y = v22;
  s41(2).x = bsxfun(@plus, (v24 + v39), (sum(histc([8, 11, 7, 4, 8], 0:5))));
  s41(2).y = floor((v22 + v24) / 2);
  s41(3).x = exp(-abs(mod(round(max(min(v22, 1e6), -1e6)), 3)));
  s41(3).y = (v39(end, 1) ./ (abs(f1([6.25, 3.75; 6, 9], v30)) + 3));
  show(v9);
  show(v10);
  show(v11);
  show(v22);
  show(v24);
  show(t25);
  show(r26);
  show(v30);
  show(v23);
  show(v39);
  show(s41);
end

function [q0] = f1(p0, p1)
  v1 = min([repmat(single((-6)), 1, 3); (single((-2)) ./ (abs(single([9, 6, 4; 15, 11, 4])) + 3))], single([10, 4, 6; (-2), 4, 2; 4, 7, 9]));
  [a2, b2] = max((double(sum(single(cat(3, max([2, 0, (-4); 12.75, 7, (-8); 9, 14, (-6)], [9; 1; 4.5]), cumprod([3, 1, 10; 19.75, 6, 7; 19.25, 3, 8], 1) / 3)), 3))), [], 2);
  show([a2, b2]);
  for k3 = 4:-1:1
    x4 = uint8(diff(([2, 8, 2, 7, 8] + [3, 3, 7, (-5), 3]), 1, 2));
    x4(2) = 300;
    x4(3) = -5;
    if isrow(v1)
      break;
    end
    x4(4) = 2.5;
    show(x4);
    show(x4 .* 2 - 10);
    show([x4, 1.7]);
    for k5 = [1 2 3 4]
      v7 = [p1, (nthroot((1 + mod(floor(abs(max(min(k3, 1e6), -1e6))), 6)), 3))];
      r6 = v7((~[false, false]));
      r6(r6 == 8) = max(min((k3 .* k5), 1e6), -1e6);
    end
  end
  for j8 = int8(1):int8((1 + mod(floor(abs(max(min(p1, 1e6), -1e6))), 6)))
    show(j8 * 50);
  end
  q0 = diff(arrayfun(@(t) t * 2 + p1, [4, 5]), 1, 2);
end

function q0 = f2(p0)
  if p0 <= 0 || ~(p0 < 7)
    q0 = ([11, 1] * [24.25; 11]);
  else
    q0 = max(min(p0, 1e6), -1e6) + f2(floor(p0) - 1);
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
