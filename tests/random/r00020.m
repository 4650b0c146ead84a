function r00020()
  v1 = 10;
  v2 = (max([[4.25, 6; 3, 4; (-2), 7], [11; 10; (-2)]], min([0; 8])) * ((v1 + (0:3)) .* [3, 2, 11, 6; 1, (-3), 11, 5; 19.5, 4, 6, 10.25]));
  v2 = sin(double(int8([1; 8])));
  v1 = (colon(1, 3) .* exp(-abs(repmat(v1, 1, 3))));
  v3 = min(mod((uint32(12) .* uint32(4)), 8), max(uint32(24.25), bitand(uint32(34), uint32(116))));
  for k4 = 1:4
    s5.a = 'az';
    s5.b = false;
    global G6
    G6 = max(cat(3, (-9), (k4 * k4)), [], 3);
    G6 = G6 + 1;
    show(G6);
  end
  for k7 = 1:2:3
    if (~any([true; false], 1))
      continue;
    end
    v8 = ([6, 2] * sum(cat(3, flipud(v2), v2), 3));
  end
  v9 = (permute((mod(round(max(min([(-5), 4; 11.75, (-5)], 1e6), -1e6)), 10) + ([3.5, 4; 0, 5] .* v2)), [2 1]));
  switch mod(floor(abs(max(min(v2(1 + mod(floor(abs((-2))), 2), end), 1e6), -1e6))), 4)
  case 0
    v9 = v9;
    v3 = v3;
    v3 = uint32(143);
  case {1, 3}
    v10 = isequal(prod([v1; [(-1), 3.5, 5; 5, 2, 7]], 1), v1);
  otherwise
    try
      error('tame:first', 'first %d', (1 + mod(floor(abs(max(min(min([(-1); 11; 10]), 1e6), -1e6))), 6)));
    catch e11
      try
        error('tame:second', '%s again', e11.message);
      catch d11
        show(strncmp(d11.identifier, 'tame:', 5));
      end
    end
  end
  v3 = v3;
  for c12 = max((repmat(10, 3, 2)), [], 2)
    s13(1).x = (v9(1, :) * log(1 + abs(v2)));
    s13(1).y = diff((2:-1:1), 1, 2);
    s13(2).x = 9;
    s13(2).y = ((sum(linspace(1, (1 + mod(floor(abs(max(min(6.75, 1e6), -1e6))), 6)) + 3, 4))) + (false + 3));
    v14 = char(97 + mod(floor(abs(max(min(v1(end), 1e6), -1e6))), 26));
    v1 = max(min((eye(1, 3) + 0), 1e6), -1e6);
  end
  a15 = cellfun(@(t) [t, '!'], {char(97 + mod(floor(abs(max(min((11 - 0), 1e6), -1e6))), 26)), strrep(['n', 'e'], 'u', 'q')}, 'UniformOutput', false);
  show(a15);
  s16(1).x = (mod(-5, 4) + rem(-(1 + mod(floor(abs(max(min(((-4) ./ (abs((-9)) + 3)), 1e6), -1e6))), 6)), 4));
  s16(1).y = (sqrt(abs([(-8), 0])) * v2);
  fprintf('%g %g;', round(reshape([8, 11, 8], 1, 3)) + 0); fprintf('\n');
  v26 = v1;
  r25 = v26(repmat(xor([false, false, true], true), 1, 1));
  [v28, v29] = sort(uint16([0, 98, 197, 19]), 'descend');
  a30 = '';
  for j30 = 1:5
    a30 = [a30, horzcat(('p')', 'b'), ','];
  end
  show(a30(1:end - 1));
  show(strsplit(a30, ','));
  v29 = ((sum([13.5, 8, 9.25; 5, 0, 1]) * ([6, (-9)] .* [(-4), 6; 4, (-8); 7, 7.25])) * [6, 4, (-3), 9.5; 0.25, (-6), 12.5, 23.5]);
  r25 = [mod(round(max(min((5)', 1e6), -1e6)), 9), r25];
  try
    error('tame:first', 'first %d', (1 + mod(floor(abs(max(min(((-6) + 1), 1e6), -1e6))), 6)));
  catch e31
    try
      error('tame:second', '%s again', e31.message);
    catch d31
      show(strncmp(d31.identifier, 'tame:', 5));
    end
  end
  a32 = arrayfun(@(t) t * [1 1], sum(bsxfun(@plus, [1, 10, 5; 7, 2, 13; 5, (-2), 5], (-7)), 1), 'UniformOutput', false);
  show(vertcat(a32{:}));
  v1 = abs(min(min([0, 0], 6)));
  for k33 = 1:1
    a34 = arrayfun(@(t) t * [1 1], ([8, 6, 8] - (sum(union(round([3, 4, 5]), round(v29))))), 'UniformOutput', false);
    if all((single([4.25; 0]) < single((-9))), 1)
      continue;
    end
    show(vertcat(a34{:}));
    v3 = uint32(13);
    h35 = @abs;
  end
  v2 = real([((4+2i)).'; complex(v1, v1)]);
  show(v2);
  show(v3);
  show(v9);
  show(s16);
  show(r25);
  show(v28);
  show(v29);
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
