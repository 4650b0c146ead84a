function values_numerical_2
% Linear algebra, special functions, dates.
x1 = eomday(2020,2); show(x1)
x1 = datestr([2020 3 4 5 6 7]); show(x1)
x1 = datestr(737791,1); show(x1)
x1 = datestr(737791,29); show(x1)
x1 = datestr(737791.25,'HH:MM PM'); show(x1)
x1 = datenum('2020-03-04','yyyy-mm-dd'); show(x1)
x1 = etime([2020 1 1 0 0 0],[2020 1 1 0 1 0]); show(x1)
x1 = nextpow2(100); show(x1)
x1 = nextpow2([1 2 3 0 -5]); show(x1)
x1 = sign([-1 0 1]); show(x1)
x1 = fix([-2.5 2.5]); show(x1)
x1 = cplxpair([1+i 1-i]); show(x1)
x1 = unwrap([0 2*pi 4*pi]); show(x1)
x1 = unwrap([0 3 -3]); show(x1)
x1 = cart2pol(1,1); show(x1)
[x1,x2] = cart2pol(1,1); show(x1,x2)
[x1,x2] = pol2cart(pi/2,1); show(x1,x2)
[x1,x2,x3] = cart2sph(1,1,1); show(x1,x2,x3)
[x1,x2,x3] = sph2cart(0,0,1); show(x1,x2,x3)
x1 = normest(magic(3)); show(x1)
x1 = subspace([1;0],[1;1]); show(x1)
x1 = planerot([3;4]); show(x1)
[x1,x2] = planerot([3;4]); show(x1,x2)
x1 = hypot(1e200,1e200); show(x1)
x1 = dot([1 2 3],[1 2 3]); show(x1)
x1 = cummin([3 1 2]); show(x1)
x1 = range([1 5 3]); show(x1)
x1 = iqr([1 2 3 4]); show(x1)
x1 = zscore([1 2 3]); show(x1)
x1 = nnz([1 0 2]); show(x1)
x1 = sortrows([3 1;1 2;3 0]); show(x1)
[x1,x2] = sortrows([3 1;1 2;3 0],-1); show(x1,x2)
x1 = flipud([1;2]); show(x1)
x1 = issquare(ones(2)); show(x1)
x1 = isdiag(eye(2)); show(x1)
x1 = istril([1 0;1 1]); show(x1)
x1 = isbanded([1 1;0 1],0,1); show(x1)
x1 = ishermitian([1 2;2 1]); show(x1)
x1 = issymmetric([1 2;2 1]); show(x1)
x1 = bitcmp(uint8(0)); show(x1)
x1 = flintmax('single'); show(x1)
x1 = realmin; show(x1)
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
