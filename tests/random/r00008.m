function r00008()
  v1 = bsxfun(@plus, ((7 * 0) - sum([1, 5, (-3), (-2); (-9), 19.5, 2, 6])), (9).');
  v2 = v1(end);
  v1 = ((rem(round(max(min(single(11), 1e6), -1e6)), 5))' .* single((-2)));
  v3 = ((4+4i) .* complex((v2 + v2), v2));
  v4 = single(v2);
  v1(end + 1) = single(0);
  v1(4) = v4;
  v2(:) = (trace(([10, 6, (-6); (-5), 15.25, 7; 10, (-9), 7]).'));
  switch mod(floor(abs(max(min(((diff([(1 + mod(floor(abs(max(min(v2, 1e6), -1e6))), 6)), [10, 6]])) * imag([(0+1i); (1+4i)])), 1e6), -1e6))), 4)
  case 0
    show(v4);
  case {1, 3}
    try
      if ismember(([1, 2, 5] * [5; 0; 5]), sign([(-1), 2, 10]))
        error('tame:flag', 'flag');
      end
      show(1);
    catch e5
      show(strcmp(e5.identifier, 'tame:flag'));
    end
    h6 = @(t) v2(1) - t / 2;
  end
  n7 = 0;
  while n7 < 4
    n7 = n7 + 1;
    [v8, v9] = sort(min(sign([5, 24.75, 12]), [(-9), 11, 10]), 'descend');
    v10 = kron(cos(double(int8(101))), v2);
  end
  v3(4) = v3(1, end);
  if (('c').' < char(97 + mod(floor(abs(max(min(diff([(-7), (-2)], 1, 2), 1e6), -1e6))), 26)))
    r11 = unique(int8([3, 3, 2]));
    n12 = 0;
    while n12 < 4
      n12 = n12 + 1;
      s13 = struct('a', (~(['fv'; 'ix'] <= ['ki'; 'xp'])), 'b', (abs([(5+1i), (0+5i), (2+2i), (0+1i), (4+4i)]) + 1i * arrayfun(@(t) t * 2 + v2, [(-5), 11, 10, 4, 10])), 'c', (min(int8([10; 14])) + (int8([168, 12, 2; 19, 198, 105]) * v2)));
      [a14, b14] = max(horzcat(([5, (-1), 12.75; 1.5, 0, 1]).', arrayfun(@(t) t * 2 + v2, [9; 8; 11])), [], 2);
      show([a14, b14]);
      try
        r15 = zeros(1, 0);
        show(v2 * v2);
        error('tame:test', 'number %d', mod(floor(abs(max(min(kron((cellfun(@(a, b) a * b, {(1 + mod(floor(abs(max(min(v2, 1e6), -1e6))), 6))}, {v2})), (numel(strfind('ugxw', 'a')))), 1e6), -1e6))), 50));
      catch err
        if strcmp(err.identifier, 'tame:test'), fprintf('%s\n', err.message); else, fprintf('caught\n'); end
      end
    end
    s16.list = {};
    for j16 = 1:3
      s16.list{end + 1} = j16 * 5;
    end
    show(s16);
    show([s16.list{:}]);
  end
  r17 = find(ismember(abs(v3), diff([4, (-8), 0, (-7)], 1, 2)));
  v2(1 + mod(floor(abs(double(isempty(r17)))), 1)) = v2;
  v19 = (sum([(-2), 7, 9; 9, 3.75, 7], 1) * diff([9, 10, 11, 1, 16, 2; 1, 6, 5, 4, 11, 7; 7.25, 13.5, 3, 10, 9, 7], 1, 2));
  r18 = v19(xor((uint32([7, 19, 5, 4, 19]) ~= uint32([15, 16, 15, 56, 38])), (true)'));
  x20 = (ischar(r17) + 0);
  x20(2, 3) = (1 + mod(floor(abs(max(min(sum(r18 .* (1:numel(r18))), 1e6), -1e6))), 6));
  show(x20);
  x20 = x20(:, any(x20, 1));
  show(x20);
  [v21, v22] = sort((interp1(1:4, ([1, 23.75, 3, 1] + v2), linspace(1, 4, 2))), 'descend');
  a23 = cell(1, 3);
  a23{2} = abs((-(5+4i)));
  a23{end + 1} = flipud(reshape('wx', 1, 2));
  show(a23);
  show(cellfun(@isempty, a23));
  show(cellfun('length', a23));
  show(v1);
  [v24, v25] = size([6, 4, (-2), 9]');
  try
    x26 = (['gst'; 'xzx'; 'tdg'] + 2);
    x26(:, 2) = [];
    x26(1, :) = x26(1, end:-1:1);
    x26(:, 1) = x26(:, 1) * 3;
    show(x26);
    show(x26(:)');
    show(x26(end));
    show(x26(end, 1));
    s27 = struct('a', fliplr(log(1 + abs([15.75, 6, (-9), 9; 7, 9, 14.5, 4; 11, (-3), 6, 0]))));
    try
      a28 = cell(1, 3);
      a28{2} = 17.25;
      a28{end + 1} = [char(97 + mod(floor(abs(max(min(v25, 1e6), -1e6))), 26)), 'y'];
      show(a28);
      show(cellfun(@isempty, a28));
      show(cellfun('length', a28));
      h29 = @(t) t * kron(v25, v2);
      show(v22(1, 2));
    catch
      fprintf('caught\n');
      v21 = v21;
    end
    show(v21 - v24);
  catch
    fprintf('caught\n');
    v30 = max(((single([(-6); 1]) + v4) - sign(single([5; 1]))));
  end
  show(v2);
  show(v4);
  show(v1);
  show(v3);
  show(r17);
  show(r18);
  show(v21);
  show(v22);
  show(v24);
  show(v25);
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
