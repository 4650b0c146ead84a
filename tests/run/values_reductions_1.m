function values_reductions_1
% Sums, extrema, averages, sorting and sets of arrays of every shape.
x1 = size(zeros(3,0)); show(x1)
x1 = size(ones(2,3,4),[1 3]); show(x1)
x1 = size(ones(2,3,4),2,3); show(x1)
[x1,x2] = size(ones(2,3,4)); show(x1,x2)
[x1,x2,x3] = size(ones(2,3)); show(x1,x2,x3)
[x1,x2,x3,x4] = size(ones(2,3,4)); show(x1,x2,x3,x4)
x1 = length(zeros(3,0,7)); show(x1)
x1 = ndims(ones(2,3,1,1)); show(x1)
x1 = numel(ones(2,3,4)); show(x1)
x1 = zeros(2,0); show(x1)
x1 = zeros([2 3],'int8'); show(x1)
x1 = zeros(2,3,'like',single(1)); show(x1)
x1 = zeros(0); show(x1)
x1 = zeros(-1,3); show(x1)
x1 = ones(2,'uint8'); show(x1)
x1 = eye(2,3); show(x1)
x1 = eye([2 3],'int16'); show(x1)
x1 = eye(3,'single'); show(x1)
x1 = sum([]); show(x1)
x1 = sum(zeros(0,3)); show(x1)
x1 = sum(zeros(3,0)); show(x1)
x1 = sum(zeros(0,3),2); show(x1)
x1 = sum(zeros(1,0)); show(x1)
x1 = sum(ones(2,3,2),3); show(x1)
x1 = sum(int8([100 100])); show(x1)
x1 = sum(int8([100 27]),'native'); show(x1)
x1 = sum(single([1 2;3 4])); show(x1)
x1 = sum([true true]); show(x1)
x1 = sum([true true],'native'); show(x1)
x1 = sum('abc'); show(x1)
x1 = sum([1+2i 3]); show(x1)
x1 = sum(5,3); show(x1)
x1 = sum(zeros(1,0),1); show(x1)
x1 = sum(zeros(1,0),2); show(x1)
x1 = prod([]); show(x1)
x1 = prod(zeros(0,3)); show(x1)
x1 = prod([1 2;3 4]); show(x1)
x1 = prod(int8([100 2])); show(x1)
x1 = prod(single([1 2 3])); show(x1)
x1 = max([]); show(x1)
x1 = max(zeros(0,3)); show(x1)
x1 = max(zeros(3,0)); show(x1)
x1 = max([1 5 3]); show(x1)
[x1,x2] = max([1 5 3]); show(x1,x2)
[x1,x2] = max([1 5;7 2]); show(x1,x2)
[x1,x2] = max([1 5;7 2],[],2); show(x1,x2)
x1 = max([1 NaN 3]); show(x1)
x1 = max([NaN NaN]); show(x1)
[x1,x2] = max([NaN NaN]); show(x1,x2)
x1 = max(3,[1 5]); show(x1)
x1 = max([1 2],[3;0]); show(x1)
x1 = max(int8(5),3.7); show(x1)
x1 = max(int8([1 2]),int8(2)); show(x1)
x1 = max(single(1),2); show(x1)
x1 = max([1+i 2]); show(x1)
x1 = max('a','b'); show(x1)
x1 = max('abc'); show(x1)
x1 = max([],1); show(x1)
x1 = max(zeros(0,1),1); show(x1)
x1 = max([1 2 3],[],1); show(x1)
x1 = max([1 2 3],[],3); show(x1)
x1 = min([4 2 8]); show(x1)
[x1,x2] = min([4 2 2]); show(x1,x2)
x1 = min(zeros(2,0),[],1); show(x1)
x1 = min(zeros(2,0),[],2); show(x1)
[x1,x2] = min([3 1;1 3],[],1); show(x1,x2)
x1 = min([NaN 1]); show(x1)
x1 = min(5,NaN); show(x1)
x1 = max(NaN,5); show(x1)
x1 = any([]); show(x1)
x1 = any(zeros(0,3)); show(x1)
x1 = any(zeros(3,0)); show(x1)
x1 = any([0 0;0 1]); show(x1)
x1 = any([0 0;0 1],2); show(x1)
x1 = any([0 0 1]); show(x1)
x1 = any(zeros(1,0)); show(x1)
x1 = all([]); show(x1)
x1 = all(zeros(0,3)); show(x1)
x1 = all([1 1;0 1]); show(x1)
x1 = all([1 1;0 1],2); show(x1)
x1 = all(zeros(1,0)); show(x1)
x1 = all('abc'); show(x1)
x1 = any(ones(2,2,2),3); show(x1)
x1 = find([0 1 0 1]); show(x1)
x1 = find([0 1;1 1]); show(x1)
[x1,x2] = find([0 1;1 1]); show(x1,x2)
[x1,x2,x3] = find([0 5;6 7]); show(x1,x2,x3)
x1 = find([0 1 0 1],1); show(x1)
x1 = find([0 1 0 1],1,'last'); show(x1)
x1 = find([]); show(x1)
x1 = find(zeros(0,3)); show(x1)
x1 = find(zeros(1,0)); show(x1)
x1 = find(zeros(3,1)); show(x1)
x1 = find(zeros(1,3)); show(x1)
x1 = find(zeros(3,3)); show(x1)
x1 = find(0); show(x1)
x1 = find(5); show(x1)
x1 = find([0;1;1]); show(x1)
x1 = find('a '); show(x1)
[x1,x2] = find(ones(2,2,2)); show(x1,x2)
x1 = find(true(2,2),2); show(x1)
x1 = cumsum([1 2;3 4]); show(x1)
x1 = cumsum([1 2;3 4],2); show(x1)
x1 = cumsum([]); show(x1)
x1 = cumsum([true true]); show(x1)
x1 = cumsum(zeros(0,3)); show(x1)
x1 = cumprod([1 2 3 4]); show(x1)
x1 = cumprod([1 2;3 4],1); show(x1)
x1 = cummax([1 3 2 5]); show(x1)
[x1,x2] = cummax([1 3 2 5]); show(x1,x2)
[x1,x2] = cummin([5 3 4 1]); show(x1,x2)
x1 = mean([]); show(x1)
x1 = mean(zeros(3,0)); show(x1)
x1 = mean([1 2;3 4]); show(x1)
x1 = mean([1 2;3 4],2); show(x1)
x1 = mean(int8([1 2 4])); show(x1)
x1 = mean(single([1 2])); show(x1)
x1 = mean([true false]); show(x1)
x1 = mean(ones(2,3,2),3); show(x1)
x1 = mean(5); show(x1)
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
