function r00028()
  v1 = (((length(num2str((1 + mod(floor(abs(max(min(8, 1e6), -1e6))), 6)) * 111))) + sum([(-5), 7, 20.5; 19.25, 0, 14.25])) + ones(1, 3));
  v1 = prod(v1);
  show(v1);
  v1(1, :) = v1(1);
  v2 = ((exp(1i * real([(4+1i); (2+5i); (4+2i); (3+5i)])) - reshape([(4+4i), (0+3i), (0+3i), (4+1i)], 4, 1))).';
  t3 = sprintf('%g,', round(double(single([19.25, 4]))));
  s4(1).x = diff(([(-1), 7] ./ (abs([4, (-5)]) + 1)), 1, 2);
  s4(2).x = v1;
  s4(3).x = abs(v1);
  [v5, v6] = max(((int32([11; 12]))' .* [int32(13), int32(19)]));
  v6 = nnz(fliplr((([3, 18.75, 11; 9, 24.25, (-5)] > (1 + mod(floor(abs(max(min(v1, 1e6), -1e6))), 6))) & ~([3, 9, 4; 11, 7, 18.5] < 1))));
  if xor(reshape([false, true, false, false, false], 1, []), ([false; false; true; false; false])')
    c7 = {horzcat((uint32(19) + uint32(19)), uint32(v6))};
    v1(1) = (double(idivide(int32((1 + mod(floor(abs(max(min(v1, 1e6), -1e6))), 6)) * 7), int32((1 + mod(floor(abs(max(min(v1, 1e6), -1e6))), 6))))) + cos(v1));
    for c8 = (cat(1, [8; 10], v6) ./ (abs([[(-6); (-9)]; v6]) + 1))
      for c9 = repmat(fliplr(int8([0; 14; 172])), 1, 2)
        t3(end + 1) = 'w';
      end
    end
  elseif ((strncmp('uck', 'ekv', 1)) & (isa(v6, 'double')))
    fprintf('%.8g\n', v6 + 0);
    v2(1) = (v2(1, 4)).';
    show(v2);
  end
  v6(1, :) = arrayfun(@abs, v1);
  a10 = (atan([6, 11.75, 1, 3, 3])) .^ 2;
  a10([1 end]) = a10([end 1]);
  a10(a10 > 2 & a10 < 9) = [];
  show(a10);
  a10(end + 2) = v1;
  show(a10);
  s11.a = abs((single(23.5) + single(2)));
  s11.b = (1:2);
  s11.c = bitand((uint32([11, 18, 11]) .* uint32(9)), uint32([18, 181, 12]));
  v1(1, 1 + mod(floor(abs(sum([3, 10]))), 1)) = (numel(unique(round(sqrt(abs([3.5, 3, (-6), 6, 0]))))));
  s11.c(2) = min((uint32(6) .* uint32(26)), (uint32(5))');
  v6(1) = v6;
  v6 = size(v1, 2);
  v12 = (~repmat((single([(-6); (-9); 11]) > single([2; 11; 4])), 1, 2));
  s13 = struct('a', {{(bsxfun(@plus, [9; 4], v1) .* round([9, 24.5, 8, (-2); 24.25, 3, 2, 11]))}}, 'b', single([6, (-8), 10, 4, 7]), 'c', [sign(v6), (reshape([10; 2], 1, []))]);
  show(v1);
  show(v2);
  show(t3);
  show(s4);
  show(v5);
  show(v6);
  show(s11);
  show(v12);
  show(s13);
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
