function values_containers_2
% Cells, structs, sets, rounding, integer classes and predicates.
x1 = ceil(-2.5); show(x1)
x1 = round(-2.5); show(x1)
x1 = round(2.5); show(x1)
x1 = round([0.5 1.5 -0.5]); show(x1)
x1 = round(int8(5)); show(x1)
x1 = floor(int8(5)); show(x1)
x1 = round(2.5+3.5i); show(x1)
x1 = mod(5,3); show(x1)
x1 = mod(-5,3); show(x1)
x1 = mod(5,-3); show(x1)
x1 = mod(5,0); show(x1)
x1 = mod(0,5); show(x1)
x1 = mod(5.5,2); show(x1)
x1 = mod(-1,3); show(x1)
x1 = mod(int8(-5),int8(3)); show(x1)
x1 = mod(uint8(5),3); show(x1)
x1 = mod([1 2 3],2); show(x1)
x1 = mod(Inf,5); show(x1)
x1 = mod(NaN,5); show(x1)
x1 = mod(-0.5,1); show(x1)
x1 = mod(1,0.1); show(x1)
x1 = mod(0.3,0.1); show(x1)
x1 = rem(5,3); show(x1)
x1 = rem(-5,3); show(x1)
x1 = rem(5,-3); show(x1)
x1 = rem(5,0); show(x1)
x1 = rem(5.5,2); show(x1)
x1 = rem(int8(-5),int8(3)); show(x1)
x1 = idivide(int32(7),int32(2)); show(x1)
x1 = idivide(int32(7),int32(2),'ceil'); show(x1)
x1 = idivide(int32(7),int32(2),'round'); show(x1)
x1 = idivide(int32(7),int32(2),'floor'); show(x1)
x1 = idivide(int32([7 8]),int32(0)); show(x1)
x1 = sign([-2 0 3]); show(x1)
x1 = sign(-2+0i); show(x1)
x1 = sign(int8(-3)); show(x1)
x1 = abs(-3); show(x1)
x1 = abs(3+4i); show(x1)
x1 = abs(int8(-128)); show(x1)
x1 = abs('a'); show(x1)
x1 = abs(true); show(x1)
x1 = sqrt(-4); show(x1)
x1 = sqrt([4 9]); show(x1)
x1 = sqrt(-4+0i); show(x1)
x1 = exp(1); show(x1)
x1 = exp(1i*pi); show(x1)
x1 = log(-1); show(x1)
x1 = log(0); show(x1)
x1 = log([1 exp(1)]); show(x1)
x1 = log2(8); show(x1)
[x1,x2] = log2(10); show(x1,x2)
x1 = log10(1000); show(x1)
x1 = log1p(1e-10); show(x1)
x1 = expm1(1e-10); show(x1)
x1 = nthroot(27,3); show(x1)
x1 = nthroot(-8,3); show(x1)
x1 = realsqrt(4); show(x1)
x1 = cbrt(8); show(x1)
x1 = hypot(3,4); show(x1)
x1 = hypot([3 5],[4 12]); show(x1)
x1 = power(2,3); show(x1)
x1 = power(-8,1/3); show(x1)
x1 = (-8)^(1/3); show(x1)
x1 = 2^-1; show(x1)
x1 = [1 2;3 4]^2; show(x1)
x1 = [1 2;3 4]^-1; show(x1)
x1 = [1 2;3 4]^0.5; show(x1)
x1 = 2^[1 2;3 4]; show(x1)
x1 = [1 2 3].^2; show(x1)
x1 = 2.^[1 2 3]; show(x1)
x1 = 0^0; show(x1)
x1 = Inf^0; show(x1)
x1 = int8(2)^7; show(x1)
x1 = uint8(3)/2; show(x1)
x1 = int32(7)/int32(2); show(x1)
x1 = 5/int8(2); show(x1)
x1 = int8(-7)/int8(2); show(x1)
x1 = int8(100)+100; show(x1)
x1 = uint8(5)-10; show(x1)
x1 = bitand(12,10); show(x1)
x1 = bitor(12,10); show(x1)
x1 = bitxor(12,10); show(x1)
x1 = bitand(uint8(12),uint8(10)); show(x1)
x1 = bitshift(1,3); show(x1)
x1 = bitshift(8,-2); show(x1)
x1 = bitshift(uint8(255),1); show(x1)
x1 = bitshift(int8(1),7); show(x1)
x1 = bitset(5,2); show(x1)
x1 = bitset(5,1,0); show(x1)
x1 = bitcmp(uint8(5)); show(x1)
x1 = sin(pi/2); show(x1)
x1 = cos(0); show(x1)
x1 = tan(pi/4); show(x1)
x1 = asin(2); show(x1)
x1 = acos(2); show(x1)
x1 = atan(1); show(x1)
x1 = atan2(1,1); show(x1)
x1 = atan2([1 -1],[1 -1]); show(x1)
x1 = sinh(1); show(x1)
x1 = acosh(0.5); show(x1)
x1 = atanh(2); show(x1)
x1 = sind(30); show(x1)
x1 = cosd(60); show(x1)
x1 = tand(45); show(x1)
x1 = sind(180); show(x1)
x1 = cosd(90); show(x1)
x1 = tand(90); show(x1)
x1 = asind(0.5); show(x1)
x1 = acosd(0.5); show(x1)
x1 = atand(1); show(x1)
x1 = sec(0); show(x1)
x1 = csc(1); show(x1)
x1 = cot(1); show(x1)
x1 = deg2rad(180); show(x1)
x1 = rad2deg(pi); show(x1)
x1 = gamma(5); show(x1)
x1 = gamma(0); show(x1)
x1 = gamma(-1); show(x1)
x1 = gamma(0.5); show(x1)
x1 = gammaln(10); show(x1)
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
