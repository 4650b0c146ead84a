function values_numerical_1
% Linear algebra, special functions, dates.
[x1,x2] = qr([1 2;3 4]); show(x1,x2)
[x1,x2] = qr([1 2;3 4;5 6]); show(x1,x2)
[x1,x2] = qr([1 2;3 4;5 6],0); show(x1,x2)
[x1,x2,x3] = qr([1 2;3 4]); show(x1,x2,x3)
[x1,x2] = eig([2 1;1 2]); show(x1,x2)
[x1,x2] = lu([1 2;3 4]); show(x1,x2)
[x1,x2,x3] = lu([1 2;3 4]); show(x1,x2,x3)
[x1,x2] = chol([4 2;2 3]); show(x1,x2)
[x1,x2] = chol([1 2;2 1]); show(x1,x2)
x1 = null([1 2 3;4 5 6]); show(x1)
x1 = pinv([1 2;3 4;5 6]); show(x1)
x1 = expm([1 2;3 4]); show(x1)
x1 = sqrtm([2 1;1 2]); show(x1)
x1 = logm([2 1;1 2]); show(x1)
x1 = rref([1 2 3;4 5 6]); show(x1)
x1 = kron([1 2],[3;4]); show(x1)
x1 = eig([1 2 3;4 5 6;7 8 10]); show(x1)
x1 = eig([1 2;-2 1]); show(x1)
x1 = svd([1 2;3 4]); show(x1)
x1 = rank(magic(4)); show(x1)
x1 = cond([1 2;3 4],1); show(x1)
x1 = det(magic(4)); show(x1)
x1 = inv([1 2 3;0 1 4;5 6 0]); show(x1)
x1 = [1 2;3 4;5 6]\[1;2;3]; show(x1)
x1 = norm(magic(3)); show(x1)
x1 = roots([1 -6 11 -6]); show(x1)
x1 = roots([1 0 1]); show(x1)
x1 = poly([1 2 3]); show(x1)
x1 = polyfit(1:4,[1 4 9 16],2); show(x1)
x1 = residue([1 2],[1 3 2]); show(x1)
[x1,x2,x3] = residue([1 2],[1 3 2]); show(x1,x2,x3)
x1 = ppval(mkpp([0 1 2],[1 0;2 1]),[0.5 1.5]); show(x1)
x1 = ppval(spline(0:3,[0 1 8 27]),2.5); show(x1)
x1 = pchip(0:3,[0 1 8 27],2.5); show(x1)
x1 = interp2([1 2;3 4],1.5,1.5); show(x1)
x1 = interp2(magic(3),2,2); show(x1)
x1 = interpft([1 2 3],6); show(x1)
x1 = fzero(@cos,[0 3]); show(x1)
x1 = fzero(@(x) x^2-2,1); show(x1)
x1 = fminsearch(@(x) (x-2)^2,0) > 1.99; show(x1)
x1 = fminbnd(@(x) (x-2)^2,0,5); show(x1)
x1 = quad(@sin,0,pi); show(x1)
x1 = integral(@(x) x.^2,0,1); show(x1)
x1 = integral(@(x) exp(-x.^2),-Inf,Inf); show(x1)
x1 = quadgk(@(x) x.^2,0,1); show(x1)
x1 = dblquad(@(x,y) x.*y,0,1,0,1); show(x1)
x1 = trapz([0 1 2],[0 1 4]); show(x1)
x1 = cumtrapz([1 2;3 4]); show(x1)
x1 = fft([1 2 3 4 5]); show(x1)
x1 = ifft(fft([1 2 3])); show(x1)
x1 = fft2([1 2;3 4]); show(x1)
x1 = ifft2([10 -2;-4 0]); show(x1)
x1 = fftn(ones(2,2,2)); show(x1)
x1 = conv([1 2 3],[4 5 6]); show(x1)
x1 = deconv([4 13 28 27 18],[1 2 3]); show(x1)
x1 = filter([1 2],[1 0.5],[1 2 3 4]); show(x1)
x1 = filter2(ones(2),magic(3)); show(x1)
x1 = meshgrid(1:3); show(x1)
x1 = sub2ind([3 4],[1 2],[3 4]); show(x1)
x1 = legendre(2,[0 0.5 1]); show(x1)
x1 = ellipke(0.5); show(x1)
x1 = besselj(0,1); show(x1)
x1 = bessely(1,2); show(x1)
x1 = besseli(0,1); show(x1)
x1 = besselk(0,1); show(x1)
x1 = airy(0,1); show(x1)
x1 = gamma([0.5 1 5 -0.5]); show(x1)
x1 = gammaln([0.5 10 100]); show(x1)
x1 = gammainc([0.5 1],[1 2]); show(x1)
x1 = gammainc(1,2,'upper'); show(x1)
x1 = beta(2,3); show(x1)
x1 = betaln(2,3); show(x1)
x1 = betainc(0.5,[1 2],[3 4]); show(x1)
x1 = erf([0 0.5 1]); show(x1)
x1 = erfc([0 0.5 1]); show(x1)
x1 = erfinv([0.1 0.5]); show(x1)
x1 = erfcinv([0.1 0.5]); show(x1)
x1 = erfcx(2); show(x1)
x1 = expint(1); show(x1)
x1 = psi(1); show(x1)
x1 = nchoosek(40,20); show(x1)
x1 = cumsum(magic(3),2); show(x1)
x1 = cross([1 2 3;4 5 6],[7 8 9;1 2 3]); show(x1)
x1 = circshift(magic(3),[1 -1]); show(x1)
x1 = cov([1 2;3 4;5 7]); show(x1)
x1 = corrcoef([1 2 3 4],[2 4 6 9]); show(x1)
x1 = histc([1 1 2 5],1:3); show(x1)
x1 = std([1 2;3 5],1); show(x1)
x1 = var([1 2;3 5],1,2); show(x1)
x1 = median([1 5;3 2;9 7]); show(x1)
x1 = mode([1 1 2 2 3]); show(x1)
x1 = skewness([1 2 5]); show(x1)
x1 = kurtosis([1 2 5 9]); show(x1)
x1 = meshgrid([1 2],[3 4 5]); show(x1)
x1 = primes(30); show(x1)
x1 = factor(360); show(x1)
x1 = rat(0.5); show(x1)
[x1,x2] = rat(0.75); show(x1,x2)
x1 = floor(log10(1000)); show(x1)
x1 = cellfun(@(x) x, {1,2;3,4}); show(x1)
x1 = triu(magic(4),-1); show(x1)
x1 = tril(magic(4),1); show(x1)
x1 = vander([2 3 4]); show(x1)
x1 = hilb(3); show(x1)
x1 = toeplitz([1 2 3],[1 4 5]); show(x1)
x1 = hankel([1 2 3],[3 4 5]); show(x1)
x1 = magic(6); show(x1)
x1 = magic(5); show(x1)
x1 = pascal(4); show(x1)
x1 = wilkinson(5); show(x1)
x1 = compan([1 2 3 4]); show(x1)
x1 = cross([1 0 0],[0 1 0]); show(x1)
x1 = datestr(730000); show(x1)
x1 = datestr(730000.5,'yyyy-mm-dd HH:MM:SS'); show(x1)
x1 = datenum(2020,1,1); show(x1)
x1 = datenum([2020 1 1 12 0 0]); show(x1)
x1 = datevec(737791.5); show(x1)
x1 = weekday(737791); show(x1)
[x1,x2] = weekday(737791); show(x1,x2)
x1 = addtodate(730000,1,'month'); show(x1)
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
