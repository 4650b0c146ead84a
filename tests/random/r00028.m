function r00028()
  v1 = (((length(num2str((1 + mod(floor(abs(max(min(8, 1e6), -1e6))), 6)) * 111))) + sum([(-5), 7, 20.5; 19.25, 0, 14.25])) + ones(1, 3));
  v1 = prod(v1);
  c2 = {mod(round(max(min(v1(1), 1e6), -1e6)), 5)};
  show(v1);
  s3(1).x = v1;
  s3(2).x = v1;
  s3(3).x = v1;
  v4 = (min((uint16([4; 170; 18]) - uint16(9))) * bitand(uint16(v1), (uint16(0) .* uint16(2))));
  v1(4) = v1;
  t5 = int2str(max(min(((sub2ind([6 7], 2, 6)) + v1(1)), 1e6), -1e6));
  v1(1) = [];
  [a6, b6] = max(max(([(-5); (-1); 2] * v1), (-[2; 1; 0])), [], 2);
  show([a6, b6]);
  t5 = [t5, lower(char(97 + mod(floor(abs(max(min(11, 1e6), -1e6))), 26)))];
  c2{1} = max(max(v1), double(int32(2)));
  v4(v4 < 4) = uint16(10.75);
  if (all((eye(1, 4) + 0) > 6))
    switch mod(floor(abs(max(min((cross((eye(1, 3) + 0), arrayfun(@(t) t * 2 + (-1), v1)) * [1; 2; 3]), 1e6), -1e6))), 4)
    case 0
      h7 = @abs;
    case {1, 3}
      t5(end + 1) = lower('p');
    otherwise
      v4 = v4(1 + mod(floor(abs(floor((-3) / 2))), 1));
    end
  end
  for k8 = 1:2:2
    v9 = (k8).';
    fprintf('%.8g\n', double(((ischar('ai') && ~isempty([7.5, 3])))') + 0);
  end
  [v10, v11] = max(((-v1) * round([3, 17, 2; 8, 0, 8; 5, 8, 9])));
  t5 = [t5, strrep('y', 'v', 'n')];
  b12 = 1;
  v14 = 0;
  for k13 = 1:3
    fprintf('%d %g\n', b12, v14);
    b12 = ismember((prod(size([(-3), 2; 2, 4]))), round(v1));
  end
  show(b12);
  v1(end + 1) = v10;
  show(c2);
  show(s3);
  show(v4);
  show(t5);
  show(v10);
  show(v11);
  show(v14);
  show(v1);
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
