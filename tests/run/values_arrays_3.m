function values_arrays_3
% Making, shaping and taking apart arrays; polynomials and tables.
x1 = polyval([1 2 3],2); show(x1)
x1 = polyval([1 2 3],[1 2;3 4]); show(x1)
x1 = polyval([],2); show(x1)
x1 = roots([1 -3 2]); show(x1)
x1 = roots([0 0 1 -1]); show(x1)
x1 = roots([1 0 0]); show(x1)
x1 = roots(5); show(x1)
x1 = poly([1 2]); show(x1)
x1 = poly([1 2;3 4]); show(x1)
x1 = conv([1 2],[1 3]); show(x1)
x1 = conv([1 2 3],[1;1]); show(x1)
x1 = conv([1 2 3],[1 1],'same'); show(x1)
x1 = conv([1 2 3],[1 1],'valid'); show(x1)
x1 = deconv([1 5 6],[1 2]); show(x1)
[x1,x2] = deconv([1 5 6 1],[1 2]); show(x1,x2)
x1 = polyder([1 2 3]); show(x1)
x1 = polyder(5); show(x1)
x1 = polyint([2 2]); show(x1)
x1 = filter(1,[1 -0.5],[1 1 1]); show(x1)
x1 = filter([1 1]/2,1,[1 2 3 4]); show(x1)
[x1,x2] = filter(1,[1 -0.5],[1 1 1]); show(x1,x2)
x1 = interp1([1 2 3],[4 5 6],2.5); show(x1)
x1 = interp1([1 2 3],[4 5 6],5,'linear','extrap'); show(x1)
x1 = interp1([1 2 3],[4 5 9],2.5,'nearest'); show(x1)
x1 = interp1([1 2 3],[4 5 9],2.5,'previous'); show(x1)
x1 = interp1([4 5 6],1.5); show(x1)
x1 = interp1([1 2 3 4],[1 4 9 16],2.5,'spline'); show(x1)
x1 = interp1([1 2 3 4],[1 4 9 16],2.5,'pchip'); show(x1)
x1 = interp1([1 2 3 4],[1 4 9 16],2.5,'cubic'); show(x1)
x1 = interp1([1 2 3],[1 2;3 4;5 6],1.5); show(x1)
x1 = interp1([1 2 3],[4 5 6],[1.5;2.5]); show(x1)
x1 = interp2([1 2;3 4],1.5,1.5); show(x1)
x1 = spline([0 1 2 3],[0 1 8 27],1.5); show(x1)
x1 = fft([1 2 3 4]); show(x1)
x1 = fft([1 2;3 4]); show(x1)
x1 = fft([1 2 3],4); show(x1)
x1 = fft([1 2 3],2); show(x1)
x1 = ifft([10 -2+2i -2 -2-2i]); show(x1)
x1 = fft([]); show(x1)
x1 = fft([1 2;3 4],[],2); show(x1)
x1 = fftshift(1:5); show(x1)
x1 = ifftshift(1:5); show(x1)
x1 = primes(20); show(x1)
x1 = isprime([1 2 3 4]); show(x1)
x1 = factor(12); show(x1)
x1 = gcd(12,18); show(x1)
x1 = gcd([12 18],6); show(x1)
[x1,x2,x3] = gcd(12,18); show(x1,x2,x3)
x1 = lcm(4,6); show(x1)
x1 = nchoosek(5,2); show(x1)
x1 = nchoosek([1 2 3],2); show(x1)
x1 = nchoosek(5,0); show(x1)
x1 = factorial(5); show(x1)
x1 = factorial([0 1 2 3]); show(x1)
x1 = perms([1 2 3]); show(x1)
x1 = perms('ab'); show(x1)
x1 = cumsum(ones(2,2,2),3); show(x1)
x1 = magic(3); show(x1)
x1 = magic(4); show(x1)
x1 = hilb(2); show(x1)
x1 = invhilb(2); show(x1)
x1 = vander([1 2 3]); show(x1)
x1 = toeplitz([1 2 3]); show(x1)
x1 = toeplitz([1 2 3],[1 5 6]); show(x1)
x1 = hankel([1 2 3]); show(x1)
x1 = hankel([1 2 3],[3 4 5]); show(x1)
x1 = pascal(3); show(x1)
x1 = wilkinson(3); show(x1)
x1 = compan([1 2 3]); show(x1)
x1 = hadamard(4); show(x1)
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
