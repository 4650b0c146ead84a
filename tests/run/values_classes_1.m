function values_classes_1
% Operators and functions on classes, empties and pages.
x1 = int8([1 2 3])+int8(1); show(x1)
x1 = int8(5)*2.6; show(x1)
x1 = int8([1 2])*int8(3); show(x1)
x1 = int8(7)/2; show(x1)
x1 = int16(7).\2; show(x1)
x1 = uint8(200)+100; show(x1)
x1 = uint8(10)-20; show(x1)
x1 = -uint8(5); show(x1)
x1 = -int8(-128); show(x1)
x1 = abs(int8(-128)); show(x1)
x1 = int8(5)^2; show(x1)
x1 = int8(5).^2; show(x1)
x1 = 2.^int8(3); show(x1)
x1 = int8(-5)/2; show(x1)
x1 = bitor(uint8(5),uint8(2)); show(x1)
x1 = int32(10)/3; show(x1)
x1 = int32(10)/4; show(x1)
x1 = int32([1 2;3 4])*2; show(x1)
x1 = double(int8(5))/2; show(x1)
x1 = int8(1):int8(2):int8(7); show(x1)
x1 = class(int8(1):3); show(x1)
x1 = sum(int32([1 2 3])); show(x1)
x1 = mean(int32([1 2 4])); show(x1)
x1 = max(int8([1 5 3])); show(x1)
x1 = min(int8(3),5); show(x1)
x1 = sort(uint8([3 1 2]),'descend'); show(x1)
x1 = prod(int8([100 2])); show(x1)
x1 = mod(int8(10),int8(3)); show(x1)
x1 = mod(int8(-10),3); show(x1)
x1 = rem(int8(-10),3); show(x1)
x1 = floor(int8(3)); show(x1)
x1 = sqrt(single(2)); show(x1)
x1 = single(1)+1; show(x1)
x1 = single(1)/3; show(x1)
x1 = class(single(1)*int8(3)); show(x1)
x1 = single(pi); show(x1)
x1 = double(single(pi)); show(x1)
x1 = 1/single(3); show(x1)
x1 = single([1 2 3])*single([1;2;3]); show(x1)
x1 = eps(single(1)); show(x1)
x1 = realmax('single'); show(x1)
x1 = single(16777217); show(x1)
x1 = sin(single(1)); show(x1)
x1 = sum(single([0.1 0.2 0.3])); show(x1)
x1 = true+1; show(x1)
x1 = true*true; show(x1)
x1 = -true; show(x1)
x1 = true/2; show(x1)
x1 = true^2; show(x1)
x1 = [true false]*2; show(x1)
x1 = sum([true true false]); show(x1)
x1 = mean([true false]); show(x1)
x1 = 'a'+'b'; show(x1)
x1 = 'a'*2; show(x1)
x1 = ['a' 66]; show(x1)
x1 = ['abc']+1; show(x1)
x1 = upper('a')+0; show(x1)
x1 = -'a'; show(x1)
x1 = 'a':'d'; show(x1)
x1 = 1+2i; show(x1)
x1 = (1+2i)*(3-4i); show(x1)
x1 = (1+2i)/(3-4i); show(x1)
x1 = (1+2i)^2; show(x1)
x1 = (1+2i)'; show(x1)
x1 = [1+2i 3].'; show(x1)
x1 = [1+2i 3]'; show(x1)
x1 = abs([3+4i 1]); show(x1)
x1 = sqrt(-1); show(x1)
x1 = sqrt(1i); show(x1)
x1 = exp(1i*pi/2); show(x1)
x1 = log(-1); show(x1)
x1 = log(1i); show(x1)
x1 = (-1)^0.5; show(x1)
x1 = (-8)^(1/3); show(x1)
x1 = i^i; show(x1)
x1 = sort([3+4i 1 2i]); show(x1)
x1 = max([1+i 3 2i]); show(x1)
x1 = sum([1+i 1-i]); show(x1)
x1 = prod([1+i 1-i]); show(x1)
x1 = cumsum([1+i 1-i]); show(x1)
x1 = mean([1+i 3]); show(x1)
x1 = real([1+2i 3]); show(x1)
x1 = round(1.5+2.5i); show(x1)
x1 = fix(-1.5+2.5i); show(x1)
x1 = mod(5+0i,3); show(x1)
x1 = isreal([1+0i 2]); show(x1)
x1 = complex(1,2); show(x1)
x1 = 1e308*10; show(x1)
x1 = -1/0; show(x1)
x1 = 0*Inf; show(x1)
x1 = Inf-Inf; show(x1)
x1 = mod(10,0); show(x1)
x1 = rem(10,0); show(x1)
x1 = NaN==NaN; show(x1)
x1 = [NaN 1]>0; show(x1)
x1 = max([NaN NaN]); show(x1)
x1 = sort([NaN 3 1]); show(x1)
x1 = sum([NaN 1]); show(x1)
x1 = any(NaN); show(x1)
x1 = all(NaN); show(x1)
x1 = find([NaN 0 1]); show(x1)
x1 = unique([NaN 1 NaN]); show(x1)
x1 = isnan([1 NaN Inf]); show(x1)
x1 = 1:0; show(x1)
x1 = zeros(0,3)+1; show(x1)
x1 = zeros(0,3)*zeros(3,2); show(x1)
x1 = zeros(3,0)*zeros(0,2); show(x1)
x1 = []+1; show(x1)
x1 = []==[]; show(x1)
x1 = ones(2,0)'; show(x1)
x1 = [zeros(0,2);1 2]; show(x1)
x1 = sum(zeros(2,0),1); show(x1)
x1 = sum(zeros(2,0),2); show(x1)
x1 = prod(zeros(0,2)); show(x1)
x1 = max(zeros(2,0),[],2); show(x1)
x1 = sort(zeros(2,0)); show(x1)
x1 = find(zeros(2,0)); show(x1)
x1 = reshape([],0,2); show(x1)
x1 = cat(1,zeros(0,2),[1 2]); show(x1)
x1 = isempty(zeros(0,2)); show(x1)
end

function show(varargin)
% Class, size and elements of each argument.
for k = 1:nargin
  fprintf('  ');
  tell(varargin{k});
end
fprintf('\n');
end

function tell(v)
if ischar(v)
  fprintf('char%s "%s"', extents(v), v(:));
elseif isa(v, 'function_handle')
  fprintf('handle');
elseif iscell(v)
  fprintf('cell%s{', extents(v));
  for k = 1:numel(v)
    tell(v{k});
    fprintf('; ');
  end
  fprintf('}');
elseif isstruct(v)
  fprintf('struct%s<', extents(v));
  f = fieldnames(v);
  for k = 1:numel(f)
    fprintf('%s:', f{k});
    for j = 1:numel(v)
      x = v(j);
      tell(x.(f{k}));
      fprintf(',');
    end
  end
  fprintf('>');
else
  if issparse(v)
    fprintf('sparse ');
    v = full(v);
  end
  fprintf('%s%s%s', class(v), extents(v), numbers(real(v(:))));
  if ~isreal(v)
    fprintf(' im%s', numbers(imag(v(:))));
  end
end
end

function s = extents(v)
s = sprintf('%dx', size(v));
s = ['[' s(1:end-1) ']'];
end

function s = numbers(x)
if isinteger(x) || islogical(x)
  s = sprintf(' %d', x);
else
  % Zeros without sign, few digits.
  x = x .* (abs(x) >= 1e-9) + 0;
  if isa(x, 'single')
    s = sprintf(' %.5g', double(x));
  else
    s = sprintf(' %.7g', x);
  end
end
end
