function r00026()
  v1 = single(8);
  v2 = (uint16(max([16.5; 7; 0; 4], 5))).';
  switch mod(floor(abs(max(min(((9 * 2) + min([1; 9; 10.25])), 1e6), -1e6))), 4)
  case 0
    if (~(mod(uint32(16), 7) > (uint32(3) / 5)))
      disp(sprintf('%d', mod(floor(abs(max(min(max(min(0, 7), size(v2, 1)), 1e6), -1e6))), 100)));
      r3 = unique([8, 5]);
      if true
        [v4, v5] = sort((log(1 + abs(single([3; 8; (-7)])))).', 'descend');
        x6 = zeros(0, 3);
        x6(end + 1, :) = (max(10, 1) + v5);
        x6 = [x6; ((colon(1, 3) .* v5) .* [(-1), [3, 6]])];
        show(x6);
        show(sum(zeros(0, 3)));
        show(size(zeros(0, 3)'));
        r7 = find((cellfun(@isempty, num2cell(v5))));
      elseif (true | (all([7, 7, 2, 2] > (1 + mod(floor(abs(max(min(5.25, 1e6), -1e6))), 6)))))
        [v8] = f3(uint8([11, 9]), double(char(97 + mod(floor(abs(max(min([1.75, 0, 5, 2, 2], 1e6), -1e6))), 26))));
      else
        a9 = arrayfun(@(t) t * [1 1], circshift(round([9, 9, 6]), 1, 1), 'UniformOutput', false);
        show(vertcat(a9{:}));
        [a10, b10] = meshgrid(1:(1 + mod(floor(abs(max(min((median([11.5, 8.5, 0, 2, (-6)])), 1e6), -1e6))), 6)), (median([reshape([19, (-9)], 1, 2); ([4; 19.25])'; sin([9, 11])], 1)));
        show(a10);
        show(b10);
      end
    elseif xor((true)', (false).')
      switch 'l'
      case {'a', 'b', 'c', 'd'}
        a11 = arrayfun(@(t) 1:t, 1:3, 'UniformOutput', false);
        show(a11{end});
      case 'e'
        a12 = sort({lower(['q', 'o']), (['b'; ['a'; 'v']])', [upper('j'), ('h').']});
        show(a12);
        show(strjoin(a12, '-'));
        show(unique(a12));
      end
      [v13] = f3(((uint8([8; 185]) - uint8([9; 5])))', ('tgpto' + 3));
      c14 = {(sum(sum(triu(([11, (-2), 6; 11, 2, 4; 3.75, 3, (-1)] ./ (abs([5, (-5), 10]) + 4)), 1)))), min([int32([1, 115, 146]), int32(119)], (int32(11) + int32(0)))};
    end
    disp(sprintf('%d', mod(floor(abs(max(min(exp(-abs(round(3))), 1e6), -1e6))), 100)));
  case {1, 3}
    s15.a = struct('a', single([6; (-5)]));
    s15.b = abs(((5+4i)).');
  otherwise
    fprintf('%.8g\n', max((diff([(1 + mod(floor(abs(max(min(numel(v1), 1e6), -1e6))), 6)), (interp1(1:4, [(-2), 6, 5, 1], linspace(1, 4, 2)))]))) + 0);
  end
  v2 = cast((min([0, 8.75, 2, 11], [(-7), 15.5, 12.75, 8]) .* ((-9) ./ (abs([7, 2, 6, 7]) + 3))), 'uint16');
  r16 = unique(prod(cumsum(single([9, (-1), 6, 3.75; 19.25, 8, 9, 2]), 1)));
  v1(end + 1) = (v1 + ([4, 6, 2] * [2; 3; 3]));
  t17 = strtrim(['  ', 'yogj', ' ']);
  v2 = (v2) .^ 2;
  v18 = rem(round(max(min((-8), 1e6), -1e6)), 5);
  [a19, b19] = cellfun(@max, {arrayfun(@abs, sqrt(abs([0, 3, 2]))), (kron(v18, [(-6); 6; 7; 8])).'});
  show([a19; b19]);
  show(v2);
  show(r16);
  show(v1);
  show(t17);
  show(v18);
end

function [q0, q1] = f1(p0, p1)
  persistent calls
  if isempty(calls)
    calls = 0;
  end
  calls = calls + 1;
  if nargin < 2
    p1 = 'x';
  end
  q0 = p1(1, 1);
  if nargout > 1
    q1 = calls;
  end
end

function [q0, q1] = f2(p0, p1)
  persistent calls
  if isempty(calls)
    calls = 0;
  end
  calls = calls + 1;
  if nargin < 2
    p1 = 'l';
  end
  q0 = strrep(p1, 'm', 'f');
  if nargout > 1
    q1 = calls;
  end
end

function [q0, q1] = f3(p0, p1)
  persistent calls
  if isempty(calls)
    calls = 0;
  end
  calls = calls + 1;
  if nargin < 2
    p1 = [9, 3, 8, 6, 0];
  end
  q0 = (colon(1, 5) .* p1(:));
  if nargout > 1
    q1 = calls;
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
