function r00014()
  v1 = repmat(((uint16([18, 19, 9, 188]) + uint16([14, 13, 58, 60])) < (uint16(3))'), 2, 1);
  v2 = kron(arrayfun(@(t) t * 2 + double(int8(151)), sum(cat(3, 3, 2), 3)), ((sum(setdiff(round([(-4), 8, 11, (-1), 6]), round([10, 10, 10, 0])))) .* kron((-4), 11)));
  v2 = 'gntq';
  v3 = ((filter(1, [1, -0.5], (nonzeros(ones(1, 5) * 5)'))) >= abs(([(3+2i), (1+4i), (1+4i), (1+4i), (0+5i)] .* [3, 3.75, 23.75, 9, 0])));
  if v1(1 + mod(floor(abs((5)')), 2), 3)
    v4 = true;
  end
  c5 = {(eye(1, 3) + 0)};
  v6 = (uint8(size(v1, 1)) + ((uint8([10, 1]))' .* bitand(uint8([0; 9]), uint8([16; 17]))));
  r7 = find((not(v3(1, :))));
  x8 = sprintf('%5.2f|%-4s|%03d|%x|%e', (std(([9, 10, (-1); 8.25, 24.25, 2; 11, 5, (-7)] * [(-7); 10; 0]))), 'gs', 4, 4 * 9, double(isempty(r7)) * 10);
  show(x8);
  v3(1, :) = v3;
  v6(v6 < 6) = (uint8(6) + uint8(175));
  for k9 = 4:-1:1
    switch mod(floor(abs(max(min(max(k9(1), double(true)), 1e6), -1e6))), 4)
    case 0
      a10 = cell(1, 3);
      a10{2} = k9;
      a10{end + 1} = 'ka';
      show(a10);
      show(cellfun(@isempty, a10));
      show(cellfun('length', a10));
    case {1, 3}
      for k11 = 1:2
        v12 = (exp(1i * real(complex(k11, k11))) - (2+5i));
        if numel(r7) > 1, r7(1) = []; end
      end
      s13.a = {k9, (conj([(4+1i), (0+1i), (1+5i), (3+3i)]) + ([(4+3i), (1+4i), (1+5i), (4+3i)] .* [(1+2i), (3+4i), (4+2i), (3+5i)]))};
      s13.b = {k9, (isfloat(v1) + 0)};
      for j14 = single([1 2])
        show(j14 / 3);
      end
    end
  end
  x15 = complex(abs(([(5+1i), (1+1i)] + (3+4i))), (diff([5, (2 + (0:1))])));
  x15(3) = (min([11, 8]) - kron(4, 15.25));
  show(x15);
  show(x15');
  show(abs(x15));
  show(real(x15 .* x15));
  show(c5);
  x16 = regexp('k1=v2,k3=v4', '(\w)(\d)', 'tokens');
  show(x16{1}{2});
  r7 = fliplr(r7);
  s17 = orderfields(struct('b', log(1 + abs(21.75)), 'a', 6));
  s17 = setfield(s17, 'c', 'z');
  show(s17);
  switch mod(floor(abs(max(min(imag(((0+3i) .* 7)), 1e6), -1e6))), 4)
  case 0
    a18 = [];
    for j18 = 1:(1 + mod(floor(abs(max(min(abs((0+5i)), 1e6), -1e6))), 6))
      a18 = [a18; j18, (1 + mod(floor(abs(max(min(arrayfun(@abs, 16.5), 1e6), -1e6))), 6))];
      if size(a18, 1) > 3
        break
      end
    end
    show(a18);
    r7 = fliplr(r7);
    v19 = ((gcd(5 * 4, (1 + mod(floor(abs(max(min((str2double(num2str((1 + mod(floor(abs(max(min(7, 1e6), -1e6))), 6))))), 1e6), -1e6))), 6)) * 6)) - mod(round(max(min(bsxfun(@plus, [0; 1; 5; 2], 11), 1e6), -1e6)), 2));
  case {1, 3}
    r7 = [(-3), r7];
    v21 = 4;
    v22 = arrayfun(@abs, (cat(1, ([5, (-3)] - [6, 12; 7, 18.25; 5.75, 3]))));
  otherwise
    v23 = [true; v1(3)];
  end
  show([false; false; true; false]);
  [a24, b24] = sortrows(round([(ones(3, 1))'; fliplr(cumsum([24.25, (-6), 7], 1)); ((10 + 6) * ((-7) + [10, 7, 6]))]));
  show(a24);
  show(b24);
  show(v1);
  show(v2);
  show(v3);
  show(c5);
  show(v6);
  show(r7);
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
