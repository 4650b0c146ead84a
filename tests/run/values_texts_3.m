function values_texts_3
% Functions of texts: conversions, comparison, searching, formats.
x1 = sprintf('%o',8); show(x1)
x1 = sprintf('%c%c',72,105); show(x1)
x1 = sprintf('%s',65); show(x1)
x1 = sprintf('%i',1e10); show(x1)
x1 = sprintf('%d',int8(5)); show(x1)
x1 = sprintf('%s','abc'); show(x1)
x1 = sprintf('%s',[72 101]); show(x1)
x1 = sprintf('%d','a'); show(x1)
x1 = sprintf('%5s|','abcdefg'); show(x1)
x1 = sprintf('%.2s','abc'); show(x1)
x1 = sprintf('%%'); show(x1)
x1 = sprintf('\\n'); show(x1)
x1 = sprintf('a\tb'); show(x1)
x1 = sprintf('hello'); show(x1)
x1 = sprintf('a%db',[]); show(x1)
x1 = sprintf('%*d',5,3); show(x1)
x1 = sprintf('%-*d|',5,3); show(x1)
x1 = sprintf('%05d',42); show(x1)
x1 = sprintf('% d',42); show(x1)
x1 = sprintf('%#x',255); show(x1)
x1 = sprintf('%u',5); show(x1)
x1 = sprintf('%u',-1); show(x1)
x1 = sprintf('%d',NaN); show(x1)
x1 = sprintf('%d',Inf); show(x1)
x1 = sprintf('%f',-Inf); show(x1)
x1 = sprintf('%g',NaN); show(x1)
x1 = sprintf('%5d|',NaN); show(x1)
x1 = sprintf('%d',true); show(x1)
x1 = sprintf('%s',true); show(x1)
x1 = sprintf('%d',2^53); show(x1)
x1 = sprintf('%i',-3); show(x1)
x1 = sprintf('%d %s',1,'abc',2,'de'); show(x1)
x1 = sprintf('%s=%d ','x',1,'yy',2); show(x1)
x1 = sprintf('%5.1f,',[1.23 4.56;7.89 0.12]); show(x1)
x1 = sprintf('%G',1e-10); show(x1)
x1 = sprintf('%E',1.5); show(x1)
x1 = sprintf('%ld',5); show(x1)
x1 = sprintf('%5c|','a'); show(x1)
x1 = sprintf('%s',"str"); show(x1)
x1 = sprintf('%s %s','ab'); show(x1)
x1 = sprintf('%d, ',1,2,3); show(x1)
x1 = sprintf('%d',int64(9223372036854775807)); show(x1)
x1 = sprintf('%u',uint64(18446744073709551615)); show(x1)
x1 = sprintf('%f',single(0.1)); show(x1)
x1 = sprintf('%g',0.1+0.2); show(x1)
x1 = sprintf('%.15g',0.1); show(x1)
x1 = sprintf('%.3d',5); show(x1)
x1 = sprintf('%d',-0); show(x1)
x1 = sprintf('%g',-0); show(x1)
x1 = sprintf('%c','hello'); show(x1)
x1 = sprintf('%d%%',50); show(x1)
x1 = sprintf('\x41'); show(x1)
x1 = sprintf('\101'); show(x1)
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
