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
          l24 = l22; l22 = []; l22.head = max(v15, (any(strcmp('br', {'ab', 'kb'})) * 2)); l22.tail = l24;
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
      v15(v15 == 8) = (factorial(4));
    else
      show(v10);
    end
    n34 = 0;
    while n34 < 4
      n34 = n34 + 1;
      switch 'l'
      case {'a', 'b', 'c', 'd'}
        [v35, v36] = min((single(8) - (single([(-6); 0; (-1)])).'));
        v11(v11 == 9) = (uint16(17))';
        v11(v11 < 5) = v11(2, end);
      case 'e'
        s37(3).a = 1;
        show(isempty(s37(1).a));
        s37(2).b.c(2) = bsxfun(@plus, sum([8, 14.25, 21.25]), min([1, 8]));
        show(s37(2));
        show(numel(s37));
        [v38, v39] = max((eye(1, 3) + 0));
        s40 = struct('a', {{v29(1, 1 + mod(floor(abs(v38)), 4))}}, 'b', (atan([17.25, 4; 8, 4; 7, 9]) + ([6, (-3); 7.25, 2; 2, 9] + v15)), 'c', {{(prod([(-7), 6; 1, 5; 5, (-9)]) * real([(1+5i); (2+4i)]))}});
      otherwise
        fprintf('%g %g;', round((getfield(struct('a', ([10, 10, (-1)] .* [7, 1, 11])), 'a'))) + 0); fprintf('\n');
      end
      if (isempty(find(v28 > 3 * 4)))
        break;
      end
    end
  end
  try
    s41(1).x = (bitand(4 * 5, 6) + bitshift((1 + mod(floor(abs(max(min(fix(v15), 1e6), -1e6))), 6)), 2));
    s41(2).x = log(1 + abs((trapz(v29))));
    s41(3).x = exp(-abs(v13));
    fprintf('%.8g\n', (sum(abs([5, 7, 1])) + f3((v15 ./ (abs(v13) + 2)))) + 0);
    show(v10(2, 2));
  catch
    fprintf('caught\n');
    c42 = {int8(sum([4, 17.25; 2, 8; 0, (-9); 9, 9], 2))};
  end
  v12(7) = false;
  [v43] = f2(2);
  for k44 = [1 2]
    b45 = 0;
    v47 = 0;
    for k46 = 1:3
      v47 = v47 * 2 + b45;
      b45 = ~b45;
    end
    show(v47 + b45);
    v49 = min((int16([2, 2, 13; 2, 6, 2; 122, 131, 17]) ./ 4), [], 1);
    r48 = v49([(k44 <= v13), ([true; false]).']);
  end
  s50.a = diff(v14(:, end-1:end), 1, 2);
  s50.b = ((v43 + 1i * v13) ./ 3);
  s50.c = (abs((5+4i)) - (uint16(13) - uint16(17)));
  show(v10);
  show(v11);
  show(v13);
  show(v14);
  show(v15);
  show(v28);
  show(v29);
  show(v12);
  show(v43);
  show(s50);
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
