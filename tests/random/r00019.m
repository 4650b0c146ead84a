function r00019()
  v1 = 'r';
  v2 = length(v1);
  v3 = log(1 + abs(mod(round(max(min(([(-7), 8]).', 1e6), -1e6)), 6)));
  v4 = kron((5:-1:1), min(v2, (v2 - v2)));
  x5 = complex([v2(:, :), (-6)], (fliplr(cumprod(sum(cat(3, [22, 0], [21, 1]), 3) / 8))));
  x5(3) = v2;
  show(x5);
  show(x5');
  show(abs(x5));
  show(real(x5 .* x5));
  v6 = 'f';
  v7 = (5+5i);
  h8 = @(t) max(t, (v2 - v2));
  s9 = struct('a', min((flip([5, (-2), (-5), 18.5; 12.25, 1, 8, 22], 2)), [], 1), 'b', (int32(v2) - (int32(1))'));
  v2(end) = (numel(num2cell(([(-4), (-2); 9, 5] + v2))));
  if (any((4:-1:1) > 6))
    for k10 = [1]
      v6(k10, :) = v1;
      s11 = struct('a', struct('a', (mean(([9, 15.75, (-7), 5]) .^ 2))), 'b', ((int8(10) .* int8(15)) + k10), 'c', {{min((uint32(152) .* uint32([25; 15])), bitand(uint32(19), uint32(95)))}});
    end
    try
      s12(1).x = min(1, (sum(setdiff(round(v4), round([9.75, 10, 5, 20])))));
      for c13 = ((int16([3, 181, 128; 45, 4, 89]) * v2) + int16([6, 0.25, 7; (-1), (-4), (-5)]))
        x14 = zeros(0, 3);
        x14(end + 1, :) = kron(([22.25; 4; 5]).', v2);
        x14 = [x14; sqrt(abs(([9, 4, 4] .* [17.75, 1, (-9)])))];
        show(x14);
        show(sum(zeros(0, 3)));
        show(size(zeros(0, 3)'));
        x15 = v3(1);
        x15(2, 3) = 3;
        show(x15);
        x15 = x15(:, any(x15, 1));
        show(x15);
      end
      s16 = struct('a', struct('a', linspace(0, 2, 2)), 'b', v3);
      show(v4 + v4);
    catch
      fprintf('caught\n');
      v18 = horzcat(v2, diff([(-2), 5], 1, 2));
      r17 = v18([false, true]);
    end
    v1(1, :) = v1(end);
  end
  s9.a = ((mode(round(v4))) ./ (abs(sum([1, 17.25, 9, 7; 2, 1, 11, 11; 5, 2, 3, 1], 1)) + 1));
  v1(1) = v6;
  switch mod(floor(abs(max(min(v3(1 + mod(floor(abs(v2)), 2), end), 1e6), -1e6))), 4)
  case 0
    s19(1).x = v2;
    s19(2).x = cos(sign(v2));
    s20(1).x = v3(1 + mod(floor(abs(v2)), 2), 1);
    s20(1).y = (kron(v2, v2) + (sum(intersect(round(v4), 0:9))));
    s20(2).x = (-(true + 3));
    s20(2).y = (-cos(v2));
  case {1, 3}
    if ismember(sum(cat(3, [4, (-6)], [(-7), (-3)]), 3), rem(round(max(min([18.75, 2, 9], 1e6), -1e6)), 7))
      show(h8);
      h21 = @abs;
      s22(1).x = v2;
      s22(2).x = sin(log(1 + abs(v2)));
    else
      fprintf('%.8g\n', v2 + 0);
      switch mod(floor(abs(max(min(v2, 1e6), -1e6))), 4)
      case 0
        v2(:) = v3(2, 1);
        v23 = complex(v3, v3([2 2], :));
        show(v23);
      case {1, 3}
        v24 = (v2 - max(([(-4), 18.25] + [(-2), (-8)])));
        v1 = 'n';
      end
    end
    if any(circshift([true; true], 1, 2), 1)
      v6 = v1;
      s25 = struct('p', sign((sum(sum(kron([2, 1; 4, 4], [1 2]))))), 'q', (sort((['i'; 'h'; 'g']).')));
      for f25 = fieldnames(s25)'
        show(f25{1});
        show(s25.(f25{1}));
      end
      show(structfun(@(t) numel(t), s25)');
    else
      v6(1) = 'c';
      try
        if true
          error('tame:flag', 'flag');
        end
        show(1);
      catch e26
        show(strcmp(e26.identifier, 'tame:flag'));
      end
    end
    show((((int32([1; 1; 71; 15])).' - (int32([5; 119; 105; 149]))') + int32([10, 3, 7, 3])));
  end
  show(v1);
  show(v2);
  show(v3);
  show(v4);
  show(v6);
  show(v7);
  show(h8);
  show(s9);
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
