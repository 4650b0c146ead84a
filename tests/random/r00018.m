function r00018()
  v1 = 'd';
  v2 = (nthroot(6, 3));
  v3 = repmat((~(isequal([8, 0; 0, (-8)], [6, 1; 3, (-7)]))), 2, 1);
  [a4, b4] = sortrows(round([abs([(2+4i), (4+1i), (0+4i)]); (cellfun(@(t) t * 2, num2cell(([1, 11, 7] - [16, (-7), 7])))); (-(getfield(struct('a', [10, 4, 1]), 'a')))]));
  show(a4);
  show(b4);
  h5 = @(t) max(t, v2(end));
  [v7, v8] = sort(sum(([3, (-8), 6] - [0, 6, 8; 2.25, 11, 10.75])), 'descend');
  t9 = strcat((upper(['n'; 'e'; 'y'; 's'])).', '_', (upper(['n'; 'e'; 'y'; 's'])).');
  n10 = 0;
  while n10 < 4
    n10 = n10 + 1;
    if xor((v3(1, 1) | (isempty(strfind('nfti', v1)))), true)
      fprintf('[%s]\n', v1);
      v11 = 'nil';
    end
  end
  r12 = zeros(1, 0);
  v7(6) = (str2double('mhr'));
  c13 = {v8(1:3)};
  v7 = reshape(v7, 1, 6);
  fprintf('%g %g;', round(v8) + 0); fprintf('\n');
  if true
    disp(sprintf('%d', mod(floor(abs(max(min(v2, 1e6), -1e6))), 100)));
  elseif true
    n14 = 0;
    while n14 < 2 && (false || n14 < 2)
      n14 = n14 + 1;
      v7 = max(min(abs((cos([9; 6.25; 0.75; (-3); 4; (-8)])).'), 1e6), -1e6);
      if (~(single((-4)) > single((-2))))
        break;
      end
      k15 = 1;
      while k15 <= min(numel(c13), 4)
        v16 = c13{k15};
        v8(1) = max(min((nchoosek(6, (1 + mod(floor(abs(max(min(max(v2, v2), 1e6), -1e6))), 6)))), 1e6), -1e6);
        v8 = max(min(abs(atan(repmat(v2, 1, 3))), 1e6), -1e6);
        v8 = max(min([4.5, 6, 6], 1e6), -1e6);
        k15 = k15 + 1;
      end
    end
  else
    fprintf('%.8g\n', (v2).' + 0);
  end
  for j17 = int8(1):int8((1 + mod(floor(abs(max(min(v2, 1e6), -1e6))), 6)))
    show(j17 * 50);
  end
  v18 = h5; h5 = h5; h5 = v18;
  v7 = (fliplr(cumprod(v7 / 8)));
  s19(1).x = h5(min(v2, v2));
  s19(1).y = v2;
  s19(2).x = ((v2 ./ (abs(v2) + 1))).';
  s19(2).y = (abs([5, 8]) * ([5, 0.5]).');
  fprintf('%.8g\n', v2 + 0);
  show(v1);
  show(v2);
  show(v3);
  show(h5);
  show(v8);
  show(t9);
  show(r12);
  show(v7);
  show(c13);
  show(s19);
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
