function r00031()
  v10 = round(((single(2) - single(9))).');
  v11 = max(uint16([19, 1, 2; 88, 8, 13; 98, 122, 97]), [], 2);
  v12 = [(ismember(upper('fj'), {'ab', (['d'; 'o']).', 'cd'})), ismember(rem(round(max(min([3, 5, 23.5], 1e6), -1e6)), 2), bsxfun(@plus, [3, 9, (-8)], 5))];
  v13 = nnz((([5, 3, 6, 5] + [(-9), (-5), 21, (-8); 1, 4, 2.75, 2]) <= [3; 2]));
  v14 = real(exp(1i * real(exp(1i * real([(3+4i), (0+1i), (1+1i), (4+3i)])))));
  show(v13);
  [v15] = f3(exp(-abs(v13)));
  x16 = regexp('k1=v2,k3=v4', '(\w)(\d)', 'tokens');
  show(x16{3}{2});
  n17 = 0;
  while n17 < 4
    n17 = n17 + 1;
    v18 = 'n';
    v19 = sum([single([10, 5, (-8); 3, 2, 9]); max(single([0, 1, 1; 11, 5, 6]), [], 1)], 1);
  end
  v15(v15 < 0) = ones(1, 1);
  if (strcmpi(lower(strrep('y', 't', 'd')), upper('s')))
    a20 = 1;
    b20 = a20;
    b20(2) = v13(end, 1 + mod(floor(abs(v15)), 1));
    show(a20);
    c20 = {b20};
    c20{1}(1) = -1;
    show(b20);
    show(c20);
    v21 = v15;
    v14 = reshape(((v15 * [2, 14, (-4)]) * ([2, 7, 2, 1; 3, 1, 3, 8; (-5), 8, 1, (-1)]) .^ 2), 1, 4);
  else
    v10 = mod(round(max(min(v10, 1e6), -1e6)), 9);
    try
      switch mod(floor(abs(max(min(nnz(v12(3)), 1e6), -1e6))), 4)
      case 0
        v11 = v11;
        l22 = [];
        for k23 = 1:3
          l22 = struct('head', min(v15, (sum(isnan([v13, NaN, Inf])) + sum(isinf([v15, -Inf])))), 'tail', {l22});
        end
        l24 = l22;
        while ~isempty(l24)
          show(l24.head);
          l24 = l24.tail;
        end
      case {1, 3}
        a25 = (reshape(([(-6); 7; (-9); (-1); 9] - [(-2); 11; (-2); (-1); 2]), 1, []));
        a25([1 end]) = a25([end 1]);
        a25(a25 > (1 + mod(floor(abs(max(min(nnz([true, false; true, true]), 1e6), -1e6))), 6)) & a25 < 9) = [];
        show(a25);
        a25(end + 2) = imag((-(2+5i)));
        show(a25);
        x26 = sprintf('%5.2f|%-4s|%03d|%x|%e', real((1+2i)), reshape(horzcat('j', 'l'), 1, 2), (1 + mod(floor(abs(max(min((v13 .* v15), 1e6), -1e6))), 6)), (1 + mod(floor(abs(max(min(floor(v15 / 2), 1e6), -1e6))), 6)) * 9, (11)' * 10);
        show(x26);
      end
      v27 = v15;
      show([v14; v13]);
      error('tame:test', 'number %d', mod(floor(abs(max(min((imag((3+1i)) + 8), 1e6), -1e6))), 50));
    catch err
      if strcmp(err.identifier, 'tame:test'), fprintf('%s\n', err.message); else, fprintf('caught\n'); end
    end
  end
  v12(1) = v12(1 + mod(floor(abs(v13)), 1), end);
  v13(v13 >= 8) = v14(3);
  [v28, v29] = sort((v15 + v14), 'descend');
  if false
    s30 = struct('a', struct('a', (uint16([8, 7, 7, 117, 16]) - uint16([16, 3, 15, 13, 43]))));
    v11(:) = uint16(8);
  elseif (true || false)
    s31 = struct('a', repmat(int32(v15), 1, 3));
    v32 = (((v15)' - (int32(67) ./ 4)) - min(max(int32([9, 7, 13; 18, 124, 32]), [], 2)));
  else
    if false
      fprintf('%g %g;', round(v29(end-2:end)) + 0); fprintf('\n');
    elseif (~(v15 ~= v15))
      v10(v10 == 1) = v10;
      [v33] = f1(int32([24, 83]), char(97 + mod(floor(abs(max(min(prod([7, 8, 6.75; 5, 5, 0; 7, 7, 15], 1), 1e6), -1e6))), 26)), ((uint8(90) * uint8(11)) / 5));
      v15(v15 >= 0) = (floor(4 * 7 / 2) - ceil(1 / 4));
    else
      c34 = {([[(3+2i); (0+4i)], [(0+2i); (3+5i)]] ./ 5)};
    end
    if (isscalar(reshape(v29(2:3), 1, [])) || isvector(([(-7), 1, 8])'))
      v35 = 'ndug';
    elseif (~xor(true, false))
      n36 = 0;
      while n36 < 1 && (v12(1 + mod(floor(abs(v15)), 4)) || n36 < 2)
        n36 = n36 + 1;
        x37 = logical(max(v14, (v13 * v15)));
        x37(2) = 5;
        show(x37);
        show(x37 + x37);
        show(any(x37) + all(x37));
        show(~x37);
        [v38] = f3((diff(v28, 1, 2) * ([4; 2; 9] - [8; 3; 0])));
      end
      [v39, v40] = sort(v29([2 3 4]), 'descend');
      v40 = v39;
    end
  end
  v29 = upper(lower(upper('c')));
  v12 = v12;
  v41 = uint32([15, 8, 3; 18, 3, 9; 178, 19, 11]);
  v11(v11 == 3) = (uint16(181)).';
  c44 = {double([v29, v29])};
  show(v10);
  show(v11);
  show(v12);
  show(v13);
  show(v14);
  show(v15);
  show(v28);
  show(v29);
  show(v41);
  show(c44);
end

function [q0] = f1(p0, p1, p2)
  p2(p2 > 8) = p2;
  p1(p1 < 109) = char(97 + mod(floor(abs(max(min(5, 1e6), -1e6))), 26));
  s8(1).x = (2.75 .* (11)');
  s8(2).x = sqrt(abs(([0, 12.25, 10] * [(-1); (-2); 12.25])));
  s9 = struct('a', ((int32(18) / 6) ./ 2));
  s9 = struct('a', s9.a);
  q0 = linspace(0, 2, 2);
end

function q0 = f2(p0)
  if p0 <= 0 || ~(p0 < 7)
    q0 = kron(p0, p0);
  else
    q0 = max(min(numel(find(([10; 7] <= p0))), 1e6), -1e6) + f2(floor(p0) - 1);
  end
end

function q0 = f3(p0)
  if p0 <= 0 || ~(p0 < 7)
    q0 = 2;
  else
    q0 = max(min(6, 1e6), -1e6) + f3(floor(p0) - 1);
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
