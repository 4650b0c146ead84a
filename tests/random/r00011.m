function r00011()
  v1 = ((sign(int16(7)) + max(int16([7; 65; 105]))) .* (((-4) - int16(18))) .^ 2);
  v2 = (((single([4, 4; 5, 11]) / 5) / 2) .* single((abs([11, 10; 11.25, 5] + 1i))));
  v2 = circshift((mod(round(max(min(single([8.25, 6]), 1e6), -1e6)), 2))', 0, 1);
  v2(v2 < 6) = (single((-3)) + single(2));
  v2(v2 == 1) = single(11);
  v2 = v2;
  v2(3, 2) = (atan(single(17.5)) .* (single(9) .^ 2));
  try
    s3.list = {};
    for j3 = 1:1
      s3.list{end + 1} = j3 * 3;
    end
    show(s3);
    show([s3.list{:}]);
    p4 = zeros(2, 3, 2);
    p4(:, :, 2) = [(cumprod([8; 4; 4], 1))'; (accumarray([(-6); [(-4); 10]] * 0 + 1, ([0, 18, 2])')' + zeros(1, 3))];
    p4(1, 2, 1) = kron(real((3+2i)), sum([7, (-9)]));
    p4(:, 1, 3) = 5;
    show(size(p4));
    show(sum(p4, 3));
    show(p4(:, :, end));
    show(squeeze(p4(1, 2, :)));
    if true
      for c5 = (cumprod([4, (-1)], 2)).'
        [v6, v7] = max([numel(find([false, true, true])), sum([3, 4])]);
        show((arrayfun(@(t) t + (1 + mod(floor(abs(max(min(arrayfun(@(t) t * 2 + v7, v6), 1e6), -1e6))), 6)), (([17.5; 8; (-2)]).' - sign([0, (-1), 15.5])))));
        v2(end) = max(min(cast(mod(round(max(min(v6, 1e6), -1e6)), 4), 'single'), 1e6), -1e6);
      end
    else
      v2 = v2;
    end
    show(v2(4, 3));
    error('tame:test', 'number %d', mod(floor(abs(max(min(real(((-8) + 1i * 0)), 1e6), -1e6))), 50));
  catch err
    if strcmp(err.identifier, 'tame:test'), fprintf('%s\n', err.message); else, fprintf('caught\n'); end
  end
  fprintf('%g %g;', round((double(int32([184, 10, 6])) + cumsum([6, (-2), 4], 1))) + 0); fprintf('\n');
  v8 = char(97 + mod(floor(abs(max(min([exp(-abs(9)), cumprod([0, 0, 6], 2)], 1e6), -1e6))), 26));
  v2(2, :) = cumprod(rem(round(max(min(single([7, (-5)]), 1e6), -1e6)), 2), 1);
  t9 = sprintf('%g,', round(arrayfun(@(t) t * 2 + 6, [3, 11.25])));
  show(v1);
  show(v2);
  show(v8);
  show(t9);
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
