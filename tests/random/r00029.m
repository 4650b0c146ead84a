function r00029()
  v1 = (uint16(1) .* sign((uint16(0) - uint16(9))));
  v2 = min((max(uint32([188, 4]), uint32(17)) - ((-6) - uint32(0))));
  v3 = (prod(size(((10).' + diff([1, 8, 5; 18.25, 3, 17.5], 1, 2)))));
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
    while n21 < 1
      n21 = n21 + 1;
      l22 = [];
      if ((strcmp('df', 'gn'))).'
        continue;
      end
      for k23 = 1:3
        l22 = struct('tail', l22, 'head', floor(v12 / 2));
      end
      l24 = l22;
      while ~isempty(l24)
        show(l24.head);
        l24 = l24.tail;
      end
      b25 = (numel(strfind('enpr', 'a')));
      v27 = 0;
      for k26 = 1:3
        show(class(b25));
        b25 = v10(5);
      end
      show(v27 + b25);
    end
  otherwise
    s28 = struct('a', v5(1, 1 + mod(floor(abs(v12)), 1)), 'b', {{(lower(['lzbj'; 'imgi'; 'ruiu']) <= (char('vwzj' + 0))), (lower(v5) <= v5)}}, 'c', struct('a', uint8(52)));
    [v29] = f1(v10(2, end), (2+4i));
  end
  v5(v5 > 109) = v5(1, 1);
  c30 = {bsxfun(@plus, sin([4, 5]), (v3 + v3))};
  k31 = 1;
  while k31 <= min(numel(c30), 4)
    v32 = c30{k31};
    try
      v33 = c30; c30 = c30; c30 = v33;
      for k34 = [1 2 3 4]
        fprintf('%g %g;', round((9 - ([1, 3, (-6)] + v3))) + 0); fprintf('\n');
        [v35] = f2(v3(1 + mod(floor(abs(v15)), 1), end));
      end
      n36 = 0;
      while n36 < 3
        n36 = n36 + 1;
        v13(v13 < 5) = v1;
        v4 = max(min(v4, 1e6), -1e6);
        v37 = (single((v32 * [10; 4])) + ((single(6) - single((-6))) + log(1 + abs(single([5; 1])))));
      end
      show([v4, v12]);
    catch
      fprintf('caught\n');
      x38 = reshape(v14(:, 2:4), 3, []) + (0:0.25:0.5);
      show(x38);
      show(x38 == x38');
    end
    v39 = c30; c30 = c30; c30 = v39;
    v4 = max(min((cellfun(@(t) t * 2, num2cell((arrayfun(@(t) t + (1 + mod(floor(abs(max(min(v15, 1e6), -1e6))), 6)), cumsum(v14, 2)))))), 1e6), -1e6);
    k31 = k31 + 1;
  end
  if v10(1, 1)
    for k40 = 1:2:1
      switch 'm'
      case {'a', 'b', 'c', 'd'}
        fprintf('[%s]\n', v5);
        v41 = (k40 + 1i * ((v12 ./ (abs(v3) + 3)) .* v15));
        v42 = max(cat(3, v15, 0.75), [], 3);
      case 'e'
        v43 = cellfun(@numel, c30); show(v43);
        [v44, v45] = sort(rem(round(max(min(([18.5; (-5); 9])', 1e6), -1e6)), 3));
      otherwise
        v14(k40) = max(min(((double(idivide(int32((1 + mod(floor(abs(max(min(k40, 1e6), -1e6))), 6)) * 7), int32(5))) + v12) - (abs(v12 + 1i * v15))), 1e6), -1e6);
      end
      if all(cat(1, false, true), 1)
        continue;
      end
    end
    v10(:, 2) = false;
    if (isempty(find(kron(([2, 1, 5] * [8, 1.5, 7, 7; 0, 17.25, (-9), 10; 7, 7, 18.5, (-3)]), cos(v15)) > 1 * 4)))
      s46 = struct('p', v3, 'q', (char(97 + mod(floor(abs(max(min([7.25; 7; 18.25], 1e6), -1e6))), 26))).');
      for f46 = fieldnames(s46)'
        show(f46{1});
        show(s46.(f46{1}));
      end
      show(structfun(@(t) numel(t), s46)');
      l47 = [];
      for k48 = 1:3
        l47 = struct('head', atan(v12(1, 1)), 'tail', l47);
      end
      l49 = l47;
      while ~isempty(l49)
        show(l49.head);
        l49 = l49.tail;
      end
    end
  end
  show(v1);
  show(v2);
  show(v3);
  show(v4);
  show(v5);
  show(v10);
  show(v11);
  show(v12);
  show(v13);
  show(v14);
  show(v15);
  show(r16);
  show(c30);
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
