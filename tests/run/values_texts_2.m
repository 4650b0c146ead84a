function values_texts_2
% Functions of texts: conversions, comparison, searching, formats.
x1 = char(65:70); show(x1)
x1 = char([72 105;72 111]); show(x1)
x1 = char({}); show(x1)
x1 = char(''); show(x1)
x1 = char({'a';'bb'},'ccc'); show(x1)
x1 = double('AZ'); show(x1)
x1 = upper('abC1'); show(x1)
x1 = lower({'AB','Cd'}); show(x1)
x1 = upper({'a';'b'}); show(x1)
x1 = strtrim('  a b  '); show(x1)
x1 = strtrim({' a ','b '}); show(x1)
x1 = strtrim(['  a ';' bb ']); show(x1)
x1 = strtrim(''); show(x1)
x1 = strtrim(sprintf('\t a\n')); show(x1)
x1 = deblank('a  '); show(x1)
x1 = deblank({'a ',' b '}); show(x1)
x1 = deblank(['a  ';'bb ']); show(x1)
x1 = blanks(3); show(x1)
x1 = repmat('ab',1,3); show(x1)
x1 = repmat('ab',2,1); show(x1)
x1 = strrep('hello','l','LL'); show(x1)
x1 = strrep({'aa','ba'},'a','x'); show(x1)
x1 = strrep('abc','','x'); show(x1)
x1 = strrep('','a','b'); show(x1)
x1 = strrep('aaa','aa','b'); show(x1)
x1 = strfind('hello','l'); show(x1)
x1 = strfind('hello','z'); show(x1)
x1 = strfind('aaa','aa'); show(x1)
x1 = strfind({'ab','cb'},'b'); show(x1)
x1 = strfind('','a'); show(x1)
x1 = strfind('abc',''); show(x1)
x1 = strsplit('a,b,c',','); show(x1)
x1 = strsplit('a b  c'); show(x1)
x1 = strsplit('a,,b',','); show(x1)
x1 = strsplit('a,,b',',','CollapseDelimiters',false); show(x1)
x1 = strsplit('a-b_c',{'-','_'}); show(x1)
[x1,x2] = strsplit('a,b;c',{',',';'}); show(x1,x2)
x1 = strsplit('',','); show(x1)
x1 = strsplit('abc',','); show(x1)
x1 = strsplit(',a,',','); show(x1)
x1 = strjoin({'a','b','c'}); show(x1)
x1 = strjoin({'a','b','c'},', '); show(x1)
x1 = strjoin({'a'},','); show(x1)
x1 = strjoin({},','); show(x1)
x1 = strjoin({'a','b','c'},{'-','+'}); show(x1)
x1 = strtok('hello world'); show(x1)
[x1,x2] = strtok('hello world'); show(x1,x2)
[x1,x2] = strtok('  hello world'); show(x1,x2)
[x1,x2] = strtok('a,b',','); show(x1,x2)
[x1,x2] = strtok(''); show(x1,x2)
[x1,x2] = strtok({'a b','c d'}); show(x1,x2)
[x1,x2] = strtok('abc','x'); show(x1,x2)
x1 = fliplr('abc'); show(x1)
x1 = regexprep('hello','l+','L'); show(x1)
x1 = regexp('hello','l','start'); show(x1)
x1 = regexp('hello','l','once'); show(x1)
[x1,x2] = regexp('hello','l'); show(x1,x2)
x1 = regexp('ab12cd','\d+','match'); show(x1)
x1 = regexp('ab12cd','\d+','match','once'); show(x1)
x1 = regexp('ab12cd','x','match','once'); show(x1)
x1 = regexp('a,b,c',',','split'); show(x1)
[x1,x2] = regexp('a,b,c',',','split','match'); show(x1,x2)
x1 = regexpi('ABC','b','match'); show(x1)
x1 = regexprep({'abc','xbz'},'b','-'); show(x1)
x1 = regexprep('abc','B','x','ignorecase'); show(x1)
x1 = regexprep('aaa','a','b','once'); show(x1)
x1 = regexp('foo.bar','\.','start'); show(x1)
x1 = regexp("ab",'b'); show(x1)
x1 = validatestring('app',{'apple','banana'}); show(x1)
x1 = dec2bin(5); show(x1)
x1 = dec2bin(5,8); show(x1)
x1 = dec2bin([1 2 3]); show(x1)
x1 = dec2bin(0); show(x1)
x1 = dec2hex(255); show(x1)
x1 = dec2hex(10,4); show(x1)
x1 = dec2base(10,3); show(x1)
x1 = dec2base(10,3,5); show(x1)
x1 = bin2dec('101'); show(x1)
x1 = bin2dec('1 0 1'); show(x1)
x1 = bin2dec({'1','10'}); show(x1)
x1 = bin2dec(['01';'10']); show(x1)
x1 = hex2dec('FF'); show(x1)
x1 = hex2dec({'A','1f'}); show(x1)
x1 = base2dec('zz',36); show(x1)
x1 = fliplr(num2str(12)); show(x1)
x1 = isspace('a b'); show(x1)
x1 = isspace({'a b'}); show(x1)
x1 = isletter('a1B'); show(x1)
x1 = isstrprop('a1 B','alpha'); show(x1)
x1 = isstrprop('a1 B','digit'); show(x1)
x1 = isstrprop('a1 B','upper'); show(x1)
x1 = isstrprop('a1 B','wspace'); show(x1)
x1 = isstrprop('a1,B','punct'); show(x1)
x1 = isstrprop('a1,B','alphanum'); show(x1)
x1 = isstrprop('fg','xdigit'); show(x1)
x1 = cellfun(@isempty,{[],1,''}); show(x1)
x1 = ischar('a'); show(x1)
x1 = ischar({'a'}); show(x1)
x1 = iscellstr({'a','b'}); show(x1)
x1 = iscellstr({1}); show(x1)
x1 = iscellstr({}); show(x1)
x1 = cellstr(['ab ';'cd ']); show(x1)
x1 = cellstr(''); show(x1)
x1 = cellstr({'a'}); show(x1)
x1 = strjust(['a  ';'bb '],'right'); show(x1)
x1 = strjust(['  a';' bb'],'left'); show(x1)
x1 = strjust(['a  ';'bb '],'center'); show(x1)
x1 = regexptranslate('escape','a.b*c'); show(x1)
x1 = fliplr(''); show(x1)
x1 = length(''); show(x1)
x1 = sprintf('%d',[1 2 3]); show(x1)
x1 = sprintf('%d,%s;',1,'a',2,'b'); show(x1)
x1 = sprintf('%5.2f|',pi); show(x1)
x1 = sprintf('%-8s|','ab'); show(x1)
x1 = sprintf('%+d',5); show(x1)
x1 = sprintf('%e',12345.678); show(x1)
x1 = sprintf('%g',1e-5); show(x1)
x1 = sprintf('%g',100000); show(x1)
x1 = sprintf('%g',1e6); show(x1)
x1 = sprintf('%x',255); show(x1)
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
