function r00029()
  v1 = (uint16(1) .* sign((uint16(0) - uint16(9))));
  v2 = min((max(uint32([188, 4]), uint32(17)) - ((-6) - uint32(0))));
  v3 = (mean(((10).' + diff([1, 8, 5, 18.25, 3], 1, 2))));
  v4 = (double((strncmp('yjl', 'arg', 1))) ./ (abs((arrayfun(@(t) t * 2 + v3, [6, (-7), (-2), 0]) ./ (abs((v3 + (0:3))) + 2))) + 3));
  [v5, v6] = size((max(int8([10, 2, 116]), int8(173)) + (int8(2) - int8(0)))');
  v3(end) = ((v5 + v5) - v6);
  c7 = {reshape(([10, 5, (-7)] - v3), 1, [])};
  v6(1 + mod(floor(abs(prod([9, 4]))), 1), 1 + mod(floor(abs((v6 .* v3))), 1)) = (f2(v5) * 11);
  try
    if isnumeric(v6)
      v5(1 + mod(floor(abs((false + 2))), 1), 1) = v3;
      s8 = struct('a', [9, 11, 2, 1], 'b', {{(uint8([8; (-7)]) .* uint8([(-2); 0])), true}});
      s9(1).x = double((any(v4 > (1 + mod(floor(abs(max(min(v3, 1e6), -1e6))), 6)))));
      s9(2).x = v4(1 + mod(floor(abs(v6)), 1), end);
      s9(3).x = prod(max([0; 2], v3));
    elseif false
      if (isequal(exp(-abs(atan([7, 11; 11, 1]))), double((single([(-9), 9; 2, 2])).')))
        x10 = sprintf('%5.2f|%-4s|%03d|%x|%e', f2(v6), 'nv', 2, 6 * 9, v6 * 10);
        show(x10);
      elseif (kron(v3, v5) > (-9))
        r11 = zeros(1, 0);
        v5(end) = numel(c7);
        s12.a = {v3(1, 1)};
        s12.b = ((single([(-8); 10]) .^ 1)).';
        s12.c = bsxfun(@plus, v6, v6);
      end
    else
      v13 = [false; ((single(22.5) ./ 2) >= cat(1, single(6), single([(-2); 8])))];
      v6 = (-length(v2));
      for k14 = 2:-1:1
        v15 = [(or(([false, true, true])', (true && true))); isstruct(v3)];
        if (strcmp(lower('gn'), reshape('ko', 1, 2)))
          continue;
        end
      end
    end
    v16 = (horzcat(cast(v6, 'single'), (single([11, 1, 11.25]) .* single(7))) - atan((single((-7)) * v3)));
    show(v2(1 - 1));
    error('tame:test', 'number %d', mod(floor(abs(max(min(nnz(([true, false; true, true; true, false])'), 1e6), -1e6))), 50));
  catch err
    if strcmp(err.identifier, 'tame:test'), fprintf('%s\n', err.message); else, fprintf('caught\n'); end
  end
  s17 = struct('a', v6);
  v18 = min(reshape(horzcat(uint8(0), uint8(53)), 2, []));
  v19 = upper(strrep((['g'; 's'])', 'g', 'o'));
  s20 = struct('a', {{(fliplr(fliplr('oqg'))), (fliplr(cumprod(v4 / 8)))}});
  r21 = unique(((accumarray([11.75; (-4)] * 0 + 1, [3; 7])' + zeros(1, 2)) * cumprod([(-8), 9, (-9), 1; 6, 10, 9, (-8)], 2)));
  s22(1).x = v5;
  s22(1).y = (v6(1) * max([(-3); (-6)]));
  s22(2).x = ndims(s17);
  s22(2).y = sum(sum(([true, true, false, false] | false)));
  s22(3).x = v6;
  s22(3).y = min(v6, 1);
  c23 = {[13.25, 6; 23.25, 6; 11, (-7)], ((int32(12))' / 3), int32([14, 13, 87, 0, 5])};
  s20.a{1} = fliplr(strrep('bbq', 'h', 'o'));
  s24(3).a = (1 + mod(floor(abs(max(min(v6, 1e6), -1e6))), 6));
  show(isempty(s24(1).a));
  s24(2).b.c(2) = v6;
  show(s24(2));
  show(numel(s24));
  r25 = find([true, false, true, false, true]);
  v4(1) = [];
  a26 = cellfun(@(t) [t, '!'], {v19(1 + mod(floor(abs(v5)), 2)), (strrep(v19, 'a', 'b'))}, 'UniformOutput', false);
  show(a26);
  show(v1);
  show(v2);
  show(v3);
  show(v5);
  show(v6);
  show(c7);
  show(s17);
  show(v18);
  show(v19);
  show(s20);
  show(r21);
  show(s22);
  show(c23);
  show(r25);
  show(v4);
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
