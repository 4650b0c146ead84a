function r00029()
  v1 = (uint16(1) .* sign((uint16(0) - uint16(9))));
  v2 = min((max(uint32([188, 4]), uint32(17)) - ((-6) - uint32(0))));
  v3 = (mean(((10).' + diff([1, 8, 5, 18.25, 3], 1, 2))));
  v4 = (double((strncmp('yjl', 'arg', 1))) ./ (abs((arrayfun(@(t) t * 2 + v3, [6, (-7), (-2), 0]) ./ (abs((v3 + (0:3))) + 2))) + 3));
  v3(v3 == 4) = v4(1);
  v1 = v1(1);
  v5 = upper('a');
  global G6
  G6 = v4(1 + mod(floor(abs(v3)), 4));
  G6 = G6 + 1;
  show(G6);
  v5 = upper(v5);
  v5 = v5;
  if (false | ((isequal([(-7), 0.75; 6, 7.25], [5, 1.5; 3, 10])))')
    [v7, v8] = f1(((v5 < v5)).', conj((4+4i)));
  else
    h9 = @(t) t * (v3).';
  end
  v10 = ((ismember(rem(round(max(min([9, 9, 13; 5, 5, (-9); 7, (-1), (-1)], 1e6), -1e6)), 2), v4(2:4))) & ismember(([24.25, 2, 12.75; 5, 6, 9; 1, 11.75, (-6)] ./ (abs([3, 8, 2.75; 6, (-2), (-2); 0, (-2), 10]) + 3)), min([0, 2, 12.5], [7, 9.5, 7])));
  [v11, v12] = max(int16((polyval([1, 2], v4))));
  [v13, v14] = sort((horzcat(uint16([15, 1, 5]), v1) ./ 8), 'descend');
  [~, v15] = f1(ischar(v5), (5+5i));
  r16 = zeros(1, 0);
  switch v5(1 + mod(floor(abs(v12)), 1), :)
  case {'a', 'b', 'c', 'd'}
    v4 = bsxfun(@plus, bsxfun(@plus, v14, v15), real((4+4i)));
  case 'e'
    for c17 = cos((cumsum([9, 11.75, (-7)])))
      r18 = zeros(1, 0, 'uint8');
    end
    [v19, v20] = size(v14');
    n21 = 0;
    while n21 < 1 && ((issorted((nonzeros(ones(1, 3) * (1 + mod(floor(abs(max(min(v19, 1e6), -1e6))), 6)))'))) || n21 < 2)
      n21 = n21 + 1;
      l22 = [];
      for k23 = 1:3
        l22 = struct('tail', l22, 'head', floor(v12 / 2));
      end
      l24 = l22;
      if ((strcmp('df', 'gn'))).'
        continue;
      end
      while ~isempty(l24)
        show(l24.head);
        l24 = l24.tail;
      end
      b25 = (sum(sum(kron([7.75, (-7); 2, 6], [1 2]))));
      v27 = 0;
      for k26 = 1:3
        if ~b25 && k26 > 1, v27 = v27 - 1; end
        b25 = (v19 ~= f2(v19));
      end
      show(v27 + b25);
    end
  end
  v13(4) = [];
  v29 = cos(max([5, 4, (-1)], [2, (-1), 1]));
  r28 = v29((horzcat([(-3), 0], v15) >= f2(v3)));
  c30 = {round((v4 .* v3)), {min(floor(single(13.75) / 2), single(v3)), cast((var(v14)), 'uint16')}, floor(max(int16([7, 51])) / 2)};
  v31 = round((-(uint32([12, 176, 8, 10, 163]) + uint32([16, 121, 17, 4, 3]))));
  show(v1);
  show(v2);
  show(v3);
  show(v4);
  show(v5);
  show(v10);
  show(v11);
  show(v12);
  show(v14);
  show(v15);
  show(r16);
  show(v13);
  show(r28);
  show(c30);
  show(v31);
end

function [q0, q1] = f1(p0, p1)
  persistent calls
  if isempty(calls)
    calls = 0;
  end
  calls = calls + 1;
  if nargin < 2
    p1 = ((2+3i))';
  end
  q0 = p1;
  if nargout > 1
    q1 = calls;
  end
end

function q0 = f2(p0)
  if p0 <= 0 || ~(p0 < 7)
    q0 = diff([9.25, (-9)], 1, 2);
  else
    q0 = max(min(((p0)').', 1e6), -1e6) + f2(floor(p0) - 1);
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
