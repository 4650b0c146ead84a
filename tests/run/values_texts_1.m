function values_texts_1
% Functions of texts: conversions, comparison, searching, formats.
x1 = num2str(pi); show(x1)
x1 = num2str(3); show(x1)
x1 = num2str(-0.5); show(x1)
x1 = num2str(1e10); show(x1)
x1 = num2str(123456789); show(x1)
x1 = num2str(1.23456789e-5); show(x1)
x1 = num2str([1 2 3]); show(x1)
x1 = num2str([1.5 2 3]); show(x1)
x1 = num2str([1 2;3 4]); show(x1)
x1 = num2str(pi,8); show(x1)
x1 = num2str(pi,'%10.4f'); show(x1)
x1 = num2str([1 2 3],'%d '); show(x1)
x1 = num2str(true); show(x1)
x1 = num2str('abc'); show(x1)
x1 = num2str(int8(5)); show(x1)
x1 = num2str([]); show(x1)
x1 = num2str(1+2i); show(x1)
x1 = num2str([1+2i 3-4i]); show(x1)
x1 = num2str(NaN); show(x1)
x1 = num2str([1 NaN Inf]); show(x1)
x1 = num2str(-Inf); show(x1)
x1 = num2str(1e5); show(x1)
x1 = num2str(1e15); show(x1)
x1 = num2str(1e16); show(x1)
x1 = num2str(123456.789); show(x1)
x1 = num2str(0.1); show(x1)
x1 = num2str(100000.5); show(x1)
x1 = num2str(99999.5); show(x1)
x1 = num2str(single(pi)); show(x1)
x1 = num2str([0.1 0.22 0.333]); show(x1)
x1 = num2str([1000.5 2]); show(x1)
x1 = num2str([1e-5 1]); show(x1)
x1 = num2str([1e10 1]); show(x1)
x1 = num2str(-[1 2 3]); show(x1)
x1 = num2str(1.0e-10); show(x1)
x1 = num2str(12345.6789); show(x1)
x1 = num2str(1234567.89); show(x1)
x1 = num2str([1;22;333]); show(x1)
x1 = num2str(magic(3)); show(x1)
x1 = num2str(3,5); show(x1)
x1 = num2str([pi;exp(1)],4); show(x1)
x1 = num2str(logical([1 0 1])); show(x1)
x1 = num2str(uint8([1 2;30 4])); show(x1)
x1 = int2str(2.7); show(x1)
x1 = int2str([1.2 3.7]); show(x1)
x1 = int2str([]); show(x1)
x1 = mat2str([1 2;3 4]); show(x1)
x1 = mat2str([1.5 2]); show(x1)
x1 = mat2str(pi,4); show(x1)
x1 = mat2str([true false]); show(x1)
x1 = mat2str([]); show(x1)
x1 = mat2str([1+2i 3]); show(x1)
x1 = mat2str(int8([1 2])); show(x1)
x1 = mat2str(int8([1 2]),'class'); show(x1)
x1 = mat2str(single(pi)); show(x1)
x1 = mat2str(single(pi),'class'); show(x1)
x1 = mat2str(5); show(x1)
x1 = mat2str([1;2]); show(x1)
x1 = mat2str(NaN); show(x1)
x1 = mat2str([Inf -Inf]); show(x1)
x1 = mat2str(true); show(x1)
x1 = mat2str(1e10); show(x1)
x1 = mat2str(0.1); show(x1)
x1 = str2num('3+4'); show(x1)
x1 = str2num('[1 2 3]'); show(x1)
x1 = str2double('3.5'); show(x1)
x1 = str2double('abc'); show(x1)
x1 = str2double({'1','x','2.5'}); show(x1)
x1 = str2double('1e3'); show(x1)
x1 = str2double('1,000'); show(x1)
x1 = str2double('1+2i'); show(x1)
x1 = str2double('i'); show(x1)
x1 = str2double('inf'); show(x1)
x1 = str2double('-Inf'); show(x1)
x1 = str2double('nan'); show(x1)
x1 = str2double(''); show(x1)
x1 = str2double([]); show(x1)
x1 = str2double(5); show(x1)
x1 = str2double({1,'2'}); show(x1)
x1 = str2double('  12  '); show(x1)
x1 = str2double('1 2'); show(x1)
x1 = str2double('1e'); show(x1)
x1 = str2double('.5'); show(x1)
x1 = str2double('5.'); show(x1)
x1 = str2double('0x10'); show(x1)
x1 = str2double('+5'); show(x1)
x1 = str2double('1 + 2i'); show(x1)
x1 = str2double('2i'); show(x1)
x1 = str2double('1e5i'); show(x1)
x1 = str2double({}); show(x1)
x1 = strcmp('a','a'); show(x1)
x1 = strcmp('a','b'); show(x1)
x1 = strcmp({'a','b'},'a'); show(x1)
x1 = strcmp({'a','b'},{'a','c'}); show(x1)
x1 = strcmp('a',5); show(x1)
x1 = strcmp('',''); show(x1)
x1 = strcmp([],[]); show(x1)
x1 = strcmp('',[]); show(x1)
x1 = strcmp({'a'},{'a','b'}); show(x1)
x1 = strcmp(['ab';'cd'],['ab';'cd']); show(x1)
x1 = strcmp({},'a'); show(x1)
x1 = strcmpi('ABC','abc'); show(x1)
x1 = strcmpi({'A','b'},'a'); show(x1)
x1 = strncmp('hello','help',3); show(x1)
x1 = strncmp('hello','help',4); show(x1)
x1 = strncmp('he','help',3); show(x1)
x1 = strncmp({'abc','abd'},'abx',2); show(x1)
x1 = strncmpi('HELlo','help',3); show(x1)
x1 = strcat('a','b','c'); show(x1)
x1 = strcat('a ','b '); show(x1)
x1 = strcat({'a '},'b'); show(x1)
x1 = strcat({'a','b'},'c'); show(x1)
x1 = strcat({'a','b'},{'c','d'}); show(x1)
x1 = strcat('a',{'b';'c'}); show(x1)
x1 = strcat(['a ';'bb'],'x'); show(x1)
x1 = strcat({},'a'); show(x1)
x1 = strcat(1,'a'); show(x1)
x1 = strvcat('a','bcd',''); show(x1)
x1 = char('a','bcd',''); show(x1)
x1 = char({'a','bcd'}); show(x1)
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
