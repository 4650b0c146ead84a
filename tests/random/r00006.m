function r00006()
  v1 = 9;
  v1 = min(cast([10; (-3)], 'uint16'));
  v2 = [(2+4i), (2+3i)];
  v3 = arrayfun(@(t) t * 2 + exp(-abs(9)), sin(('z' + 2)));
  c4 = {(v1(1, 1)).', repmat((issorted([7, 5, 7])), 2, 1), ((v3 > v3) & xor(false, true))};
  n5 = 0;
  while n5 < 4
    n5 = n5 + 1;
    h6 = @abs;
    if ((isscalar(imag(v2)) || isvector(([5; 10; 6.25] ./ (abs(v3) + 3)))) | (ismember(v3, [16.5, 6, 3]))')
      s7(1).x = (abs((1+1i)) - 10);
      s7(2).x = v3;
      c4{3}(1) = ((v3)' <= max([11, 8, 3]));
    elseif ((iscellstr({'f', 'rn'})) | (true || false))
      v8 = 'e';
      if ((true)' & (islogical(v1) | (true | false)))
        s9(1).x = sin((v3 .* v3));
        s9(1).y = abs((v3 + 1i * v3));
        s9(2).x = v3(:, 1 + mod(floor(abs(v3)), 1));
        s9(2).y = (kron(v3, v3)).';
        s9(3).x = v3(end, 1 + mod(floor(abs(v3)), 1));
        s9(3).y = ndims(v8);
        [a10, b10] = cellfun(@max, {[9, 9, 3], atan(([3, (-5), 9.25, 0] ./ 4))});
        show([a10; b10]);
      else
        s11(1).x = (numel(find([false; false])) * h6(v3));
        v12 = true;
        x13 = regexp('k1=v2,k3=v4', '(\w)(\d)', 'tokens');
        show(x13{6}{2});
      end
      v1(v1 >= 0) = uint16(17);
    end
  end
  v14 = (v3(1 + mod(floor(abs(v3)), 1)) + 1i * (([(-9), 3, 6] * [11; 8; (-9)]) - kron(v3, v3)));
  [a15, b15] = max(([[7, 10, (-4); 6.75, 3, 11.75]; [3.25, 7, 5]] .* [v3; [11; 8]]), [], 2);
  show([a15, b15]);
  v1 = max((int32(v3)) .^ 2, int32((v3 - v3)));
  v3 = v3(1, 1);
  v2(:, 1 + mod(floor(abs(v3(:, :))), 2)) = v14;
  try
    v16 = cumsum(kron(mod(round(max(min([9, 18.75, 5, (-5), 1], 1e6), -1e6)), 7), (v3 + v3)), 1);
    show(c4{4});
    error('tame:test', 'number %d', mod(floor(abs(max(min(v3, 1e6), -1e6))), 50));
  catch err
    if strcmp(err.identifier, 'tame:test'), fprintf('%s\n', err.message); else, fprintf('caught\n'); end
  end
  v2(5) = (v2(end, 2) .* (v3 - v3));
  r17 = zeros(1, 0);
  v2(1 + mod(floor(abs(([10, (-6)] * [8; 8]))), 1), 1 + mod(floor(abs(v3)), 5)) = ((v14)' ./ 3);
  r18 = zeros(1, 0);
  global G19
  G19 = v3;
  G19 = G19 + 1;
  show(G19);
  r20 = find((isfinite(mod(round(max(min([0, (-6), 7, (-5), 4], 1e6), -1e6)), 10))));
  v21 = 'ggx';
  disp(sprintf('%d', mod(floor(abs(max(min(exp(-abs(length(r17))), 1e6), -1e6))), 100)));
  try
    a22 = cell(1, 3);
    a22{2} = (sum(histc(max([5, 2, 3, 1, 1.75], [8.25, 5, 8, 7, 23.25]), 0:5)));
    a22{end + 1} = v21([3 3]);
    show(a22);
    show(cellfun(@isempty, a22));
    show(cellfun('length', a22));
    try
      if numel(r20) > 1, r20(1) = []; end
      disp(sprintf('%d', mod(floor(abs(max(min(exp(-abs((sum(primes(6 * 4))))), 1e6), -1e6))), 100)));
      show([v3, v3]);
    catch
      fprintf('caught\n');
      c23 = {sum([4, 2, 0; 14.5, 6, 8.5], 1)};
    end
    c4{2} = (or([true; false], false));
    show(v14(1));
  catch
    fprintf('caught\n');
    a24 = '';
    for j24 = 1:(1 + mod(floor(abs(max(min((v3) .^ 2, 1e6), -1e6))), 6))
      a24 = [a24, 'ob', ','];
    end
    show(a24(1:end - 1));
    show(strsplit(a24, ','));
  end
  if (ischar('df') && ~isempty([0, (-7)]))
    [v25, v26] = sort([(v3 - v3), [v3, v3]], 'descend');
    v27 = reshape((~horzcat(false, [true, true])), 3, 1);
    fprintf('%g %g;', round((max(cat(3, v3, v3), [], 3) + (arrayfun(@(t) t + (1 + mod(floor(abs(max(min(v3, 1e6), -1e6))), 6)), v25)))) + 0); fprintf('\n');
  else
    if (isscalar(v3) | c4{3})
      s28(1).x = (9 + cos(v3));
      s28(1).y = v3;
    elseif (lower('d') < v21(1, 1))
      show(v14);
      v29 = min((-repmat(uint16([15, 16, 6]), 1, 1)), mod((uint16(127) + uint16(19)), 7));
    else
      t30 = sprintf('%d-%s', mod(floor(abs(max(min(kron(max(cat(3, v3, v3), [], 3), (v3 + v3)), 1e6), -1e6))), 1000), repmat(v21(1, end), 1, 4));
      for k31 = 1:2:4
        if numel(r20) > 1, r20(1) = []; end
        v32 = (exp(-abs(([2, (-5), 1, 3; 8, 1, 10, (-9); 5, 4, (-8), 10] ./ (abs([23.25, 10, (-3), 10.5; 0, 9, 9, (-3); 8, 7, 0, 11]) + 3)))) - [[8; (-1); 7.75], fliplr([10, 11.75, 3.5; 8, 18.25, (-9); 0, 9, 1])]);
        [a33, b33] = cellfun(@max, {(fliplr(cumprod([7, 11, 10] / 8))), [0, 5, 10, 4]});
        show([a33; b33]);
      end
      a34 = [];
      for j34 = 1:4
        a34 = [a34; j34, (1 + mod(floor(abs(max(min(sum(cat(3, v3, v3), 3), 1e6), -1e6))), 6))];
        if size(a34, 1) > 3
          break
        end
      end
      show(a34);
    end
    a35 = sort({upper('td'), v21, strrep(reshape('vm', 1, 2), 'r', 'a')});
    show(a35);
    show(strjoin(a35, '-'));
    show(unique(a35));
  end
  t36 = strtrim(['  ', 'shhx', ' ']);
  show(v3);
  show(c4);
  show(v14);
  show(v1);
  show(v2);
  show(r17);
  show(r18);
  show(r20);
  show(v21);
  show(t36);
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
