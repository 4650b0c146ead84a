function values_classes_2
% Operators and functions on classes, empties and pages.
x1 = any(zeros(0,2)); show(x1)
x1 = mean(zeros(2,0),2); show(x1)
x1 = cumsum(zeros(0,2)); show(x1)
x1 = diff(zeros(2,1)); show(x1)
x1 = diff(zeros(1,2)); show(x1)
x1 = sum(ones(2,3,2),3); show(x1)
x1 = size(sum(ones(2,3,2))); show(x1)
x1 = max(reshape(1:8,2,2,2),[],3); show(x1)
x1 = permute(reshape(1:8,2,2,2),[2 1 3]); show(x1)
x1 = cumsum(reshape(1:8,2,2,2),3); show(x1)
x1 = squeeze(sum(reshape(1:8,2,2,2),1)); show(x1)
x1 = mean(reshape(1:8,2,2,2),3); show(x1)
x1 = sort(reshape([3 1 4 1 5 9 2 6],2,2,2),3); show(x1)
x1 = any(reshape(0:7,2,2,2),3); show(x1)
x1 = find(reshape(0:7,2,2,2))'; show(x1)
x1 = diff(reshape(1:8,2,2,2),1,3); show(x1)
x1 = cat(3,[1 2],[3 4]); show(x1)
x1 = repmat([1 2],[1 1 2]); show(x1)
x1 = reshape(1:8,2,[],2); show(x1)
x1 = circshift(reshape(1:8,2,2,2),1,3); show(x1)
x1 = flip(reshape(1:8,2,2,2),3); show(x1)
x1 = ndims(ones(2,3,4,1)); show(x1)
x1 = isequal(ones(2,2,2),ones(2,2,2)); show(x1)
x1 = bsxfun(@plus,[1 2],[1;2]); show(x1)
x1 = [1 2]+[1;2]; show(x1)
x1 = [1 2 3].*[1;2]; show(x1)
x1 = max([1 5],[2;3]); show(x1)
x1 = [1 2]>[1;2]; show(x1)
x1 = mod([5 6],[2;3]); show(x1)
x1 = atan2([1 2],[1;2]); show(x1)
x1 = hypot([3 5],[4;12]); show(x1)
x1 = power([1 2],[1;2]); show(x1)
x1 = and([1 0],[1;0]); show(x1)
x1 = eq([1 2],[1;2]); show(x1)
x1 = rem([5 6],[2;3]); show(x1)
x1 = accumarray([1 1;2 2;1 1],[1 2 3]); show(x1)
x1 = histc([1 2 3 3 4],[1 3 5]); show(x1)
x1 = cross([1 2 3],[3 2 1]); show(x1)
x1 = sub2ind([3 4],[1 3],[2 4]); show(x1)
x1 = trapz([1 4 9]); show(x1)
x1 = std([1 2;3 4]); show(x1)
x1 = var([1 2 3],[1 2 1]); show(x1)
x1 = median([1 3;2 4],2); show(x1)
x1 = mode([1 1 2 2]); show(x1)
x1 = prctile([1 2 3 4 5],[25 50]); show(x1)
x1 = quantile([1 2 3 4 5],0.3); show(x1)
x1 = corr([1 2 3]',[1 2 4]'); show(x1)
x1 = cov([1 2 3;4 5 7]); show(x1)
x1 = nnz([1 0;0 2]); show(x1)
x1 = triu(magic(3),1); show(x1)
x1 = isequal([],zeros(0,0)); show(x1)
x1 = strcmp({'a','b'},{'a','c'}); show(x1)
x1 = ismember({'a','c'},{'a','b'}); show(x1)
x1 = fieldnames(struct('x',1,'y',2)); show(x1)
x1 = struct2cell(struct('x',1,'y','b')); show(x1)
x1 = cellfun(@length,{'ab','c',[]}); show(x1)
x1 = cell2mat({1 2;3 4}); show(x1)
x1 = isspace('a b c'); show(x1)
x1 = regexprep('aBc','[A-Z]','_'); show(x1)
x1 = strsplit('a b c'); show(x1)
x1 = strjoin({'x','y'},'-'); show(x1)
x1 = dec2bin(10); show(x1)
x1 = bin2dec('1010'); show(x1)
x1 = blanks(2); show(x1)
x1 = repmat('ab',1,2); show(x1)
x1 = fliplr('abc'); show(x1)
x1 = strtrim(sprintf(' \t a b \n')); show(x1)
x1 = lower('ABC'); show(x1)
x1 = strrep('abcabc','bc','X'); show(x1)
x1 = num2str([1.5 2.25;3 4]); show(x1)
x1 = mat2str([1 2;3 4.5]); show(x1)
x1 = sprintf('%d,',[1 2 3]); show(x1)
x1 = sprintf('%s-%d;','a',1,'b',2); show(x1)
x1 = int2str([1.5 2.5]); show(x1)
x1 = nnz(isletter('a1b2')); show(x1)
x1 = polyfit([1 2 3],[1 4 9],2); show(x1)
x1 = floor([1.5 -1.5]); show(x1)
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
