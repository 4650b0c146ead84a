function r00030()
  v1 = int16((sum(setdiff(round(([13.5, 3, (-1), 1, 1] ./ 2)), round(diff([9, (-1), 2, 5, 7.25], 1, 2))))));
  v2 = single([21.25; 2; 0]);
  v2(2, :) = mod(round(max(min(single(8), 1e6), -1e6)), 3);
  a3 = sqrt(abs(([0.5; 5; 3] - [0, 0, 4; 10, 5, (-2); (-6), (-3), 8])));
  a3(end + 1, :) = floor(reshape([(-7), 6, (-8)], 1, 3) / 2);
  a3(:, end + 1) = 5;
  a3(2, :) = [];
  show(a3);
  show(a3(a3 > 1)');
  a3(a3 < 2) = (1 + mod(floor(abs(max(min(sum(sum([false, false; false, false])), 1e6), -1e6))), 6));
  show(a3(:, [1 end]));
  disp(sprintf('%d', mod(floor(abs(max(min((numel(v2) * sin((-3))), 1e6), -1e6))), 100)));
  s4 = struct('p', 4, 'q', lower((strjust('ohn', 'right'))));
  for f4 = fieldnames(s4)'
    show(f4{1});
    show(s4.(f4{1}));
  end
  show(structfun(@(t) numel(t), s4)');
  [v5, v6] = f1(repmat((single([0; 1; 7; 7]) + single([10; 10; 9; 1])), 1, 1), uint8(cos(8)));
  p7 = reshape(1:24, 2, 3, 4) * 6;
  show(p7(2, :, 3));
  show(permute(p7(:, :, 1:2), [3 1 2]));
  show(max(p7(:)));
  show(mean(mean(p7, 1), 3));
  p7(:, 2, :) = [];
  show(size(p7));
  s8 = struct('a', [strrep('kj', 'q', 'q'), (regexprep('mv', '[aeiou]', 'x'))], 'b', ((uint16(30) + uint16(15)) * sum(cat(3, (-9), 9), 3)), 'c', v1);
  show(min([(int16([3, 160, 9; 79, 11, 46]) / 4); repmat(v1, 1, 3)]));
  s9.a = reshape([(2+4i), (0+3i), (0+2i)], 3, 1);
  for k10 = [1 2 3 4]
    switch mod(floor(abs(max(min(k10, 1e6), -1e6))), 4)
    case 0
      [v11] = f1(single([4; 8; 2; (-1)]), abs(max(uint8(2), uint8(16))));
      show(v2);
    case {1, 3}
      v2(v2 == 6) = max(min((single(5) + single(7)), 1e6), -1e6);
      v12 = s9; s9 = s9; s9 = v12;
      n13 = 0;
      while n13 < 1 && (v6 || n13 < 2)
        n13 = n13 + 1;
        [v14, v15] = min((accumarray(([(-6), 8, 2.75])' * 0 + 1, min([17; 7.75; 1.25], [(-2); 7; 7]))' + zeros(1, 3)));
        s9 = struct('a', s9.a);
      end
    otherwise
      s16.a = (char(97 + mod(floor(abs(max(min([9; 3], 1e6), -1e6))), 26))).';
      s16.b = 6.75;
      v1(v1 < 2) = (v1 + k10);
      if (isempty(strfind('ewnx', upper('y'))))
        c17 = {cumsum(diff([0, 4, (-9), (-1)], 1, 2), 2)};
        v5 = v5;
        b18 = zeros(1, 1);
        v20 = 0;
        for k19 = 1:3
          if ~b18 && k19 > 1, v20 = v20 - 1; end
          b18 = (sqrt(abs(v20)) >= double(single(4)));
        end
        show(b18);
      elseif false
        show(k10);
        v6 = v5(1, end);
        t21 = sprintf('%d-%s', mod(floor(abs(max(min(k10(:), 1e6), -1e6))), 1000), fliplr(s8.a));
      else
        s8.b = bitxor(mod(uint16(12), 8), (uint16(27)) .^ 2);
        x22 = zeros(0, 3);
        x22(end + 1, :) = diff(cumsum([5, (-7), 3.75, 23.5], 2), 1, 2);
        x22 = [x22; repmat(k10(:), 1, 3)];
        show(x22);
        show(sum(zeros(0, 3)));
        show(size(zeros(0, 3)'));
      end
    end
    f23 = {@sin, @(x) x ^ 2, @abs};
    for j23 = 1:3
      show(f23{j23}((9 + 3)));
    end
    for c24 = min(int8([6.75, 5, 4.25; 4, 9, 8; 9, 7, 1]), [], 2)
      c25 = {uint16(double([false, false, true]))};
      v26 = ndims(s8);
      [v27, v28] = size((reshape('xaxh', 1, 4) + 2)');
    end
  end
  [~, v29] = f1((single([(-1); 2; 6; 1.5]) + ('s' + 2)), uint8(18));
  x30 = diff(([7, (-8); 2, 7; 5, 2] - [0, 10; 0, 2; (-5), 8]), 1, 2) + (cell2mat(num2cell(log(1 + abs([8, 18.5, 2])))));
  show(x30);
  show(x30 == x30');
  l31 = struct('head', 0, 'tail', []);
  for k32 = 1:3
    l31 = struct('head', (exp(-abs(10)) .* (std([(-7); 2; 9]))), 'tail', l31);
  end
  l33 = l31;
  while ~isempty(l33)
    show(l33.head);
    l33 = l33.tail;
  end
  [v34, v35] = sort(double(cumsum(single([5, 22.75, 1, 3]), 2)));
  show(v1);
  show(v2);
  show(v5);
  show(v6);
  show(s8);
  show(s9);
  show(v29);
  show(v34);
  show(v35);
end

function [q0, q1] = f1(p0, p1)
  p0 = fliplr(double((or([true, false, true, false; true, false, true, true], true))));
  q0 = [true, false];
  q1 = (strncmp('doj', upper('xjn'), 1));
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
