function r00016()
  v1 = cast(numel(find(([false, true; false, false; false, true; true, false])')), 'uint32');
  v2 = ((int16(10) ./ 4)).';
  v3 = (ismember(([0, (-4); 2, (-9)] * [23.25; 1]), min([(-4), (-8), (-4)], [5, 1, 3])) == reshape(repmat(false, 1, 2), 2, 1));
  v2 = (min((single([10; 0]) + 10)) + ((single(3) + single(9)) + arrayfun(@(t) t * 2 + 4.75, 3)));
  v2 = (([2, 1, 2] * [4; (-4); (-8)]) + (2 .* kron(0, (-1))));
  v2(v2 > 6) = double(uint16(6));
  for k4 = 1:2:4
    v1 = (v1 - v1(:, :));
  end
  v5 = repmat(v3(1 + mod(floor(abs(v2)), 2), :), 1, 5);
  for j6 = cumprod(rem(round(max(min([11, 10; 4, (-3)], 1e6), -1e6)), 3), 1)
    show(j6');
  end
  s7.a = struct('a', reshape('wd', 1, []));
  v8 = sin([23.75, 6, 8; 10, 2, (-7)]);
  x9 = int8(3 * 40);
  x9 = x9 + 100;
  show(x9);
  show(-x9 - 100);
  show(x9 / 2);
  show(bitand(uint8(x9), uint8(15)));
  show(double(x9) / 2);
  r10 = zeros(1, 0);
  s11.a = (char(97 + mod(floor(abs(max(min([6; 22.5], 1e6), -1e6))), 26))).';
  try
    fprintf('%g %g;', round(v8(2, 1:3)) + 0); fprintf('\n');
    switch char(97 + mod(floor(abs(max(min(v8(2, 1), 1e6), -1e6))), 26))
      case {'a', 'b', 'c'}
        show('early');
      case 'd'
        show('d');
      otherwise
        show('late');
    end
    v3(:) = (isempty(find(([5, 0] * [0, 2, 4, 0; (-3), 2, (-9), 10]) > (1 + mod(floor(abs(max(min((v2 ./ (abs(v2) + 1)), 1e6), -1e6))), 6)) * 4)));
    show(v8(7));
    error('tame:test', 'number %d', mod(floor(abs(max(min(length(v2), 1e6), -1e6))), 50));
  catch err
    if strcmp(err.identifier, 'tame:test'), fprintf('%s\n', err.message); else, fprintf('caught\n'); end
  end
  switch mod(floor(abs(max(min(v2, 1e6), -1e6))), 4)
  case 0
    s11.a = (char({upper('cz')}));
    v3 = v3;
  case {1, 3}
    s11.a(1) = 'y';
  otherwise
    try
      x13 = (cellfun(@(t) t * 2, num2cell((eye(1, 3) + 0))));
      x13(2) = [];
      y13 = x13(3);
      show(y13);
    catch
      show(x13);
    end
    m14 = containers.Map('KeyType', 'double', 'ValueType', 'any');
    for j14 = 1:(1 + mod(floor(abs(max(min(fix(v2), 1e6), -1e6))), 6))
      m14(mod(j14 * 3, 4)) = [j14, v2];
    end
    show(cell2mat(keys(m14)));
    show(m14(3));
  end
  v2 = double(single((-2)));
  for k15 = 1:2:4
    if v3(2, 1 + mod(floor(abs(v2)), 1))
      continue;
    end
    switch mod(floor(abs(max(min(v2, 1e6), -1e6))), 4)
    case 0
      if numel(r10) > 1, r10(1) = []; end
    case {1, 3}
      r10 = [max(min(k15, 1e6), -1e6), r10];
      if numel(r10) > 1, r10(1) = []; end
      r16 = find([[true, [true, false]], (or([false, true], true))]);
    end
    v2 = max(min(max((std(reshape([(-9), (-2), 6], 3, 1))), (sum(linspace(3, 1 + 3, 4)))), 1e6), -1e6);
    c17 = {sign((uint32([2; 24]))'), struct('a', repmat(sum(single([8, 6])), 3, 3))};
  end
  show(v1);
  c18 = {((sum(str2num('[1 2 3]')) + v2) ./ (abs(v2(1)) + 4))};
  v19 = cellfun(@(t) t + 1, c18, 'UniformOutput', false); show(v19);
  for c20 = [sqrt(abs(single(0))); (single([8.75, 1]))']
    v8(2, :) = max(min((3:-1:1), 1e6), -1e6);
  end
  show(v1);
  show(v3);
  show(v2);
  show(v5);
  show(s7);
  show(v8);
  show(r10);
  show(s11);
  show(c18);
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
