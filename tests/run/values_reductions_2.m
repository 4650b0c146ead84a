function values_reductions_2
% Sums, extrema, averages, sorting and sets of arrays of every shape.
x1 = median([1 3 2]); show(x1)
x1 = median([1 2;3 4]); show(x1)
x1 = median([1 2;3 4],2); show(x1)
x1 = median([1 NaN 3]); show(x1)
x1 = median([1 2 3 4]); show(x1)
x1 = median(int8([1 2])); show(x1)
x1 = median(single([1 2 3 4])); show(x1)
x1 = mode([1 2 2 3 3]); show(x1)
[x1,x2,x3] = mode([1 2 2 3 3]); show(x1,x2,x3)
x1 = mode([1 2;1 3]); show(x1)
x1 = std([1 2 3 4]); show(x1)
x1 = std([1 2 3 4],1); show(x1)
x1 = std([1 2;3 5]); show(x1)
x1 = std([1 2;3 5],0,2); show(x1)
x1 = std([]); show(x1)
x1 = std(5); show(x1)
x1 = std(single([1 2 3])); show(x1)
x1 = var([1 2 3 4]); show(x1)
x1 = var([1 2 3 4],1); show(x1)
x1 = var([1 2;3 5],0,2); show(x1)
x1 = var([1 2 3],[0.2 0.3 0.5]); show(x1)
x1 = var([]); show(x1)
x1 = diff([1 4 9 16]); show(x1)
x1 = diff([1 4 9 16],2); show(x1)
x1 = diff([1 4;9 16]); show(x1)
x1 = diff([1 4;9 16],1,2); show(x1)
x1 = diff([]); show(x1)
x1 = diff(5); show(x1)
x1 = diff(zeros(1,0)); show(x1)
x1 = diff(int8([1 5])); show(x1)
x1 = diff(uint8([5 1])); show(x1)
x1 = diff([true false]); show(x1)
x1 = range([1 5 3]); show(x1)
x1 = sort([3 1 2]); show(x1)
[x1,x2] = sort([3 1 2],'descend'); show(x1,x2)
x1 = sort([3 NaN 1]); show(x1)
x1 = sort([3 NaN 1],'descend'); show(x1)
x1 = sort([3 1;2 5],2); show(x1)
[x1,x2] = sort([3 1;2 5]); show(x1,x2)
x1 = sort({'b','a','C'}); show(x1)
[x1,x2] = sort({'b';'a'}); show(x1,x2)
x1 = sort('hello'); show(x1)
x1 = sort([]); show(x1)
x1 = sort(zeros(0,3)); show(x1)
x1 = sort([1+i 1-i 2]); show(x1)
x1 = sort(int8([3 -1])); show(x1)
x1 = sort([true false]); show(x1)
x1 = sort([3 1 2],1); show(x1)
x1 = sort(single([2 1])); show(x1)
[x1,x2] = sort([2 1 2 1]); show(x1,x2)
[x1,x2] = sort([2 1 2 1],'descend'); show(x1,x2)
x1 = unique([3 1 1 2]); show(x1)
[x1,x2,x3] = unique([3 1 1 2]); show(x1,x2,x3)
[x1,x2,x3] = unique([3;1;1;2]); show(x1,x2,x3)
x1 = unique([3 1;1 2]); show(x1)
x1 = unique({'b','a','b'}); show(x1)
[x1,x2,x3] = unique({'b','a','b'}); show(x1,x2,x3)
x1 = unique([1 NaN NaN]); show(x1)
x1 = unique([]); show(x1)
x1 = unique([1 2;1 2;0 1],'rows'); show(x1)
[x1,x2,x3] = unique([1 2;1 2;0 1],'rows'); show(x1,x2,x3)
x1 = unique([3 1 1 2],'stable'); show(x1)
x1 = unique('hello'); show(x1)
x1 = unique({}); show(x1)
x1 = unique([true false true]); show(x1)
x1 = unique(int8([3 3 1])); show(x1)
x1 = unique({'b';'a'}); show(x1)
[x1,x2] = unique([3 1 1 2],'last'); show(x1,x2)
[x1,x2] = unique([3 1 1 2],'first'); show(x1,x2)
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
