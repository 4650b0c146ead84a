function r00005()
  v1 = (char(double(char(97 + mod(floor(abs(max(min(imag([(0+4i), (2+5i)]), 1e6), -1e6))), 26)))));
  v2 = kron(0.25, fliplr(bsxfun(@plus, [3; 4; 10], 10)));
  show(v2);
  v2(4, 2) = nnz(([8, 2] <= [4, 8.5]));
  v2 = (rem(round(max(min((cumsum(v2, 2)), 1e6), -1e6)), 4) - sin(v2));
  v3 = (sum(cellfun(@numel, {v1, circshift(upper('jhf'), 1, 2), repmat(bsxfun(@plus, 11.5, 5), 1, 4)})));
  x4 = logical(([v3, v3] * mod(round(max(min([3, 6, (-4), 10.75; (-8), (-1), 7, 0], 1e6), -1e6)), 8)));
  x4(2) = 5;
  show(x4);
  show(x4 + x4);
  show(any(x4) + all(x4));
  show(~x4);
  s5(1).x = double((false).');
  s5(2).x = (sum(union(round((sort([4, (-5), 9], 'descend'))), round((v3 - [9, (-8), 2, 3])))));
  switch mod(floor(abs(max(min(ones(1, 1), 1e6), -1e6))), 4)
  case 0
    [a6, b6] = sortrows(round([abs(circshift([(4+3i), (3+1i), (3+4i)], 0, 2)); prod(mod(round(max(min([5, 1, 2; 5, 11, 1; 3, 3, 7], 1e6), -1e6)), 3), 1); real(([(-8), 14.75, (-4)] + 1i * [8, (-6), 0]))]));
    show(a6);
    show(b6);
    v2 = [3, 1; 2, 2; 6, 2; 11, 9];
  case {1, 3}
    v7 = ((((2+3i)).' .* conj((2+5i))) + ((gcd((1 + mod(floor(abs(max(min(v3, 1e6), -1e6))), 6)) * 4, 6 * 6)) + 1i * sum([(-6); 22.5; (-2)])));
    v8 = 0.5;
  end
  v9 = arrayfun(@abs, (polyval([1, 2], exp(-abs([6, 11])))));
  if xor(isfloat(v1), ischar(v2))
    v10 = (squeeze(sum(permute(cat(3, double(int8([19, 9, 14; 7, 0, 18])), ([7, 2, 11; (-1), 2, 3] + [8, 2, 10])), [3 1 2]), 1)) * rem(round(max(min(fix([8.25, 1, 5, 10; 15.5, 11, (-8), 2; (-4), 10, 3, 2]), 1e6), -1e6)), 4));
  elseif (ismember(v1, {'ab', 'ye', 'cd'}))
    for k11 = [1 2 3 4]
      for k12 = [1]
        v13 = min([cumsum([0; 11], 1); cos([8; 7.25])], max((nchoosek(6, 6)), (-5)));
        k14 = 0;
        while true
          k14 = k14 + 1;
          if mod(k14, 2) == 0, continue; end
          if k14 > 2, break; end
          show(k14 * sum(max([(-1), 11; 8, 1; 4, 2], [], 2)));
        end
        v13(1) = max(min(k12, 1e6), -1e6);
      end
      s15 = orderfields(struct('b', 7.5, 'a', 2));
      s15 = setfield(s15, 'c', (v1(1, 1))');
      show(s15);
    end
    v16 = v2(1 + mod(floor(abs(v9(1, 2))), 4), :);
    if reshape((or([false, true], true)), 1, [])
      for k17 = 1:2:1
        v18 = (char({horzcat(lower('x'), 'wne')}));
      end
      for c19 = (((2 * eye(3)) \ [9, 5; 6, 9; 7, 23.5]))'
        s20 = struct('p', arrayfun(@abs, rem(round(max(min(v3, 1e6), -1e6)), 6)), 'q', (sort(['p', v1])));
        for f20 = fieldnames(s20)'
          show(f20{1});
          show(s20.(f20{1}));
        end
        show(structfun(@(t) numel(t), s20)');
        t21 = mat2str(round([mod(floor(abs(max(min(sum(double(uint16([85; 10; 12]))), 1e6), -1e6))), 1000), mod(floor(abs(max(min((dot(reshape([10, 9, 6, 6], 1, []), (fliplr(cumprod([2, (-1), (-4), (-5)] / 8))))), 1e6), -1e6))), 1000)]));
        v23 = (v3 - (median([[17, 2, 5]; [4, 10, (-5)]; [10, 6, (-1)]], 1)));
        r22 = v23([false, true, true]);
      end
      if ismember((sum([s5.x]) + nnz([false, true, false, false; true, false, true, false])), rem(round(max(min([7, (-9), 3.5], 1e6), -1e6)), 10))
        t24 = strcat(strrep(['zpy', 'y'], 'u', 'k'), '_', strrep(['zpy', 'y'], 'u', 'k'));
      end
    else
      for j25 = int8(1):int8(6)
        show(j25 * 50);
      end
      for c26 = v2([1 3], :)
        x27 = sprintf('%5.2f|%-4s|%03d|%x|%e', v9(1 + mod(floor(abs(v3)), 2)), v1, 4, 5 * 9, v3 * 10);
        show(x27);
        h28 = @abs;
      end
      show(s5);
    end
  else
    n29 = 0;
    while n29 < 1
      n29 = n29 + 1;
      try
        v3(1, 1 + mod(floor(abs(s5(1).x)), 1)) = max(min(max(v3, (v3).'), 1e6), -1e6);
        v9(1, 2) = max(min(((v3)' + floor(v3 / 2)), 1e6), -1e6);
        v31 = fix(reshape(v9, 1, 2));
        r30 = v31(((ismember([9; 5], [2, 5, 4]))).');
        show([v2; v9]);
        error('tame:test', 'number %d', mod(floor(abs(max(min((max([7, 6, 6], v3) * ([(-9); 3; 6] ./ (abs([23.25; 10; 9]) + 4))), 1e6), -1e6))), 50));
      catch err
        if strcmp(err.identifier, 'tame:test'), fprintf('%s\n', err.message); else, fprintf('caught\n'); end
      end
      if xor(true, ('h' ~= 'x'))
        continue;
      end
      v32 = ((([8, 20.5; 3, 6] + [11; (-4)]) + [11, 4; 20.5, (-1)]) * (([7; 13.25] .* v3) - diff(v9, 1, 2)));
      if ismember(v3, kron([5, 7, 10.5], v3))
        t33 = strjoin(strsplit('a b 41', ' '), '+');
        s34.a = {min(mod(uint8(12), 10), (uint8(9) / 6))};
        s34.b = v3;
      else
        s35.a = v2(3, 1);
        c36 = {{(int8(v3) - (int8(10)).')}, [(3+2i), (3+4i), (4+3i), (1+4i)]};
        t37 = sprintf('%d-%s', mod(floor(abs(max(min(s35.a, 1e6), -1e6))), 1000), (flipud(['m'; 'l'; 'g'; 's']))');
      end
    end
  end
  for k38 = 1:-1:1
    if iscell(k38)
      continue;
    end
    v39 = diff(min(bsxfun(@plus, [7, 11; 4, (-5)], v3), [], 1), 1, 2);
  end
  show(v1);
  show(v2);
  show(v3);
  show(s5);
  show(v9);
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
