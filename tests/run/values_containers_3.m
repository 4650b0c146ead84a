function values_containers_3
% Cells, structs, sets, rounding, integer classes and predicates.
x1 = beta(2,3); show(x1)
x1 = erf(0.5); show(x1)
x1 = erfc(0.5); show(x1)
x1 = erfinv(0.5); show(x1)
x1 = gammainc(1,2); show(x1)
x1 = betainc(0.5,2,3); show(x1)
x1 = real(3+4i); show(x1)
x1 = imag(3+4i); show(x1)
x1 = conj(3+4i); show(x1)
x1 = angle(1i); show(x1)
x1 = isreal(sqrt(-1)^2); show(x1)
x1 = complex(1,0); show(x1)
x1 = complex([1 2],[0 0]); show(x1)
x1 = cplxpair([1+i 1-i]); show(x1)
x1 = floor(2.5+3.7i); show(x1)
x1 = max(3,[]); show(x1)
x1 = min([],3); show(x1)
x1 = 1:0 + 5; show(x1)
x1 = double(int8(5)); show(x1)
x1 = int8(200); show(x1)
x1 = int8(-200); show(x1)
x1 = uint8(-5); show(x1)
x1 = uint8(2.5); show(x1)
x1 = uint8(3.5); show(x1)
x1 = int8(NaN); show(x1)
x1 = uint8('a'); show(x1)
x1 = int32([1.5 2.5 -1.5]); show(x1)
x1 = logical([2 0 -1]); show(x1)
x1 = single(1e40); show(x1)
x1 = double('a'); show(x1)
x1 = cast(5.7,'int8'); show(x1)
x1 = cast([1 2],'single'); show(x1)
x1 = typecast(single(1),'uint32'); show(x1)
x1 = typecast(uint8([1 0 0 0]),'uint32'); show(x1)
x1 = typecast(1,'uint8'); show(x1)
x1 = typecast(uint8([0 0 128 63]),'single'); show(x1)
x1 = swapbytes(uint16(1)); show(x1)
x1 = intmax; show(x1)
x1 = intmax('int8'); show(x1)
x1 = intmin('int16'); show(x1)
x1 = realmax; show(x1)
x1 = realmin('single'); show(x1)
x1 = eps; show(x1)
x1 = eps(1); show(x1)
x1 = eps(single(1)); show(x1)
x1 = eps([1 100]); show(x1)
x1 = eps('single'); show(x1)
x1 = flintmax; show(x1)
x1 = pi; show(x1)
x1 = Inf(2); show(x1)
x1 = NaN(1,2); show(x1)
x1 = NaN(2,'single'); show(x1)
x1 = i; show(x1)
x1 = 1e3; show(x1)
x1 = class(1:3); show(x1)
x1 = class(single(1)+1); show(x1)
x1 = class(true+true); show(x1)
x1 = class('a'+1); show(x1)
x1 = class(int8(1)*2.5); show(x1)
x1 = class([single(1) int8(2)]); show(x1)
x1 = class([true 'a']); show(x1)
x1 = class({}); show(x1)
x1 = class(@sin); show(x1)
x1 = class(1==1); show(x1)
x1 = true+true; show(x1)
x1 = -true; show(x1)
x1 = 'a'+1; show(x1)
x1 = ~[1 0 2]; show(x1)
x1 = xor(true,false); show(x1)
x1 = xor([1 0],[1 1]); show(x1)
x1 = not(5); show(x1)
x1 = any([NaN]); show(x1)
x1 = 1==NaN; show(x1)
x1 = 'abc'=='abc'; show(x1)
x1 = 'abc'=='abd'; show(x1)
x1 = [1 2 3]==[1 2 3]; show(x1)
x1 = 1:3==[1 5 3]; show(x1)
x1 = int8(5)==5.0; show(x1)
x1 = 5<'a'; show(x1)
x1 = 1+i<2; show(x1)
x1 = NaN==NaN; show(x1)
x1 = []==[]; show(x1)
x1 = []==1; show(x1)
x1 = zeros(0,3)==1; show(x1)
x1 = strcmp("a",'a'); show(x1)
x1 = nnz(eye(3)); show(x1)
x1 = feval(@plus,1,2); show(x1)
x1 = feval('max',[1 5 2]); show(x1)
x1 = is_function_handle('sin'); show(x1)
x1 = nargin(@(x,y) x); show(x1)
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
