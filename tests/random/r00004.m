function r00004()
  v11 = single(floor(0 / 2));
  v12 = sort(uint32([53, 5, 167, 10]), 2, 'descend');
  v12 = [false, ((single([15, 2]) .* v11) > single([(-3), 2]))];
  b13 = 0;
  v15 = 0;
  for k14 = 1:3
    v15 = v15 * 2 + b13;
    b13 = k14 - 2;
  end
  show(v15 + b13);
  s16(1).x = (v15) .^ 2;
  s16(1).y = (eye(1, 1) + 0);
  s16(2).x = (round(v15) + (numel(find([10, 2, (-4), 7] > v15))));
  s16(2).y = ((sum(accumarray([1; 2; 2; 1], [10, 8, 6, 5]'))))';
  b17 = 1;
  v19 = 0;
  for k18 = 1:3
    if ~b17 && k18 > 1, v19 = v19 - 1; end
    b17 = (isequal(floor([21.75, (-4); 1, 0] / 2), rem(round(max(min([5, 3; (-9), 1], 1e6), -1e6)), 9)));
  end
  show(b17);
  v20 = (sum(isnan([(nnz(true) ./ (abs(kron(v19, v19)) + 1)), NaN, Inf])) + sum(isinf([v19, -Inf])));
  v21 = s16; s16 = s16; s16 = v21;
  f22 = {@sin, @(x) x ^ 2, @abs};
  for j22 = 1:3
    show(f22{j22}(6));
  end
  n23 = 0;
  while n23 < 4 && (ismember((v20 - v20), (reshape([1; (-4); 1], 1, []))) || n23 < 2)
    n23 = n23 + 1;
    v11(1 + mod(floor(abs((v19 ./ (abs(v19) + 4)))), 1), 1) = max(min(v11, 1e6), -1e6);
    if ((char(97 + mod(floor(abs(max(min(v20, 1e6), -1e6))), 26)) ~= 'b'))'
      v24 = (uint32(7))';
      v25 = (flipud(([(-1), 1, 11])') .* ([2, 9, (-8); 4.25, 1, (-6); 19.5, (-8), (-5)] - v19));
      [v26] = f1(sqrt(abs((v19 + [16.5; (-2)]))), (max(int8([9, 15, 18; 12, 14, 16])) * max(v19, v15)));
    else
      if (~horzcat(true, true))
        v27 = s16; s16 = s16; s16 = v27;
        [v28, v29] = size(ones(1, 3)');
        v15(1, 1) = max(min(v19, 1e6), -1e6);
      else
        v20(v20 >= 5) = max(min(ndims(v11), 1e6), -1e6);
        v30 = (rem(round(max(min((1:3), 1e6), -1e6)), 3) * sin((reshape(double(any(permute(cat(3, [19.5, 0, 9; 4, 7, 11; 2, 11, 7], [14.5, 14, 2; 6, 2, 8; 3, 7, (-1)]), [1 3 2]), 2)), 3, 3))));
        v31 = 'qylyq';
      end
      for k32 = 1:4
        v33 = (~ismember(v20, (v12 + 1)));
        b34 = 1;
        v36 = 0;
        for k35 = 1:3
          v36 = v36 * 2 + b34;
          b34 = all(([true, true])', 1);
        end
        show(b34);
        b37 = 0;
        v39 = 0;
        for k38 = 1:3
          fprintf('%d %g\n', b37, v39);
          b37 = ~b37;
        end
        show(b37);
      end
    end
  end
  switch upper('m')
  case {'a', 'b', 'c', 'd'}
    a40 = [];
    for j40 = 1:4
      a40 = [a40; j40, 2];
      if size(a40, 1) > 3
        break
      end
    end
    show(a40);
    [v41, v42] = size(max(cat(3, double([true, true]), reshape([(-8), 5], 1, [])), [], 3)');
  case 'e'
    v43 = (ismember([2, 4], sum(arrayfun(@(t) t * 2 + v20, [11, (-6), (-7); 11, 7, 24.75; (-6), 1.5, (-4)]))));
    v44 = s16; s16 = s16; s16 = v44;
  end
  v12 = sqrt(abs((min([(-9); 14.75]) - (-2))));
  for c45 = (polyval([1, 2], ([1, 4, 8] + v15)))
    v46 = v15(end);
    n47 = 0;
    while n47 < 1
      n47 = n47 + 1;
      disp(sprintf('%d', mod(floor(abs(max(min(max(([5, 18.25, 11])'), 1e6), -1e6))), 100)));
      n48 = 0;
      while n48 < 4
        n48 = n48 + 1;
        [s16, s16] = deal(s16, s16);
        x49 = logical((([(-9); 4.25; 9; (-1)] * v46))');
        x49(2) = 5;
        show(x49);
        show(x49 + x49);
        show(any(x49) + all(x49));
        show(~x49);
      end
    end
  end
  [v50, v51] = sort((diff([0, 11; 1, 1.5], 1, 2)).');
  for j52 = {2, upper(char(97 + mod(floor(abs(max(min(v51, 1e6), -1e6))), 26)))}
    show(j52);
  end
  show(v11);
  show(v15);
  show(s16);
  show(v19);
  show(v20);
  show(v12);
  show(v50);
  show(v51);
end

function [q0, q1] = f1(p0, p1)
  [a1, b1] = sortrows(round([reshape(abs([9, 1, (-5)]), 1, 3); (cell2mat(num2cell((1:3)))); (([1, 11, 5]) .^ 2 + (filter(1, [1, -0.5], [4.25, (-3), 11])))]));
  show(a1);
  show(b1);
  p1(end) = max((int8([10; 3; 10]))');
  q0 = ((int16(18) .* int16([2, 10, 12, 1])) ./ 8);
  q1 = (bitxor(uint8(1), uint8(5)) ./ 4);
end

function [q0] = f2(p0, p1)
  p0 = sum((hypot((p0 .* [0, 7.25, 4]), double(single([10, 3, 11])))));
  q0 = uint32(13);
end

function [q0] = f3(p0)
  x2 = 5:-1:6;
  show(x2);
  show(isempty(x2));
  show(numel(x2(2:end)));
  p0(1 + mod(floor(abs((abs(10 + 1i * 2)))), 1)) = (p0).';
  if (isfield(struct('a', 6), 'a'))
    l3 = struct('head', 0, 'tail', []);
    for k4 = 1:3
      l5 = l3; l3 = []; l3.head = (polyval(min([0, 9, 7], [(-2), 7, (-2)]), (2 + 9) / 8)); l3.tail = l5;
    end
    l5 = l3;
    while ~isempty(l5)
      show(l5.head);
      l5 = l5.tail;
    end
    try
      error('tame:first', 'first %d', (1 + mod(floor(abs(max(min(log(1 + abs(1)), 1e6), -1e6))), 6)));
    catch e6
      try
        error('tame:second', '%s again', e6.message);
      catch d6
        show(strncmp(d6.identifier, 'tame:', 5));
      end
    end
    s7(1).x = nnz((cellfun(@isempty, num2cell([6, 10]))));
    s7(1).y = (-(7 - 2));
    s7(2).x = 7;
    s7(2).y = (double(max(single(sum([10, 8, 5, (-1), (-6); 1, (-5), 1, 13.25, 13; 8.75, 8, 9, (-2), (-7)])))) - double(prod(single(circshift([2, 11, 2], 0, 1)))));
    s7(3).x = sum(sum((isnan([1; 4] ./ 1))));
    s7(3).y = ((0 + 11) .* rem(round(max(min(0, 1e6), -1e6)), 8));
  else
    for k8 = 2:-1:1
      x9 = ([k8, [4, 9]]).' + (3:-1:1);
      show(x9);
      show(x9 == x9');
      [v10] = f2(arrayfun(@(t) t * 2 + (k8 - k8), k8), ['ca', lower('v')]);
    end
  end
  q0 = xor([[false, true, true]; [true, false, false; false, true, true]], false);
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
