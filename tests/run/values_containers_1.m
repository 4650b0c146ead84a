function values_containers_1
% Cells, structs, sets, rounding, integer classes and predicates.
x1 = cell(2); show(x1)
x1 = cell(2,3); show(x1)
x1 = cell([1 2]); show(x1)
x1 = cell(0,3); show(x1)
x1 = num2cell([1 2;3 4]); show(x1)
x1 = num2cell({1,2}); show(x1)
x1 = num2cell('ab'); show(x1)
x1 = num2cell([1 2;3 4],1); show(x1)
x1 = num2cell([1 2;3 4],2); show(x1)
x1 = cell2mat({1,2;3,4}); show(x1)
x1 = cell2mat({[1 2],[3];[4 5],[6]}); show(x1)
x1 = cell2mat({}); show(x1)
x1 = cell2mat({'ab','cd'}); show(x1)
x1 = cell2mat({1}); show(x1)
x1 = mat2cell([1 2 3 4],1,[2 2]); show(x1)
x1 = mat2cell(magic(4),[2 2],[3 1]); show(x1)
x1 = mat2cell([1;2;3],[1 2]); show(x1)
x1 = cellfun(@numel,{'ab','c',''}); show(x1)
x1 = cellfun(@(x) x*2,{1,2}); show(x1)
x1 = cellfun(@(x) x*2,{1,2},'UniformOutput',false); show(x1)
[x1,x2] = cellfun(@max,{[1 5],[7 2]}); show(x1,x2)
x1 = cellfun('isempty',{1,[],''}); show(x1)
x1 = cellfun('length',{1,[1 2],'abc'}); show(x1)
x1 = cellfun(@upper,{'a','b'},'UniformOutput',false); show(x1)
x1 = cellfun(@plus,{1,2},{3,4}); show(x1)
x1 = cellfun(@(x,y) [x y],{1,2},{3,4},'UniformOutput',false); show(x1)
x1 = cellfun(@(x) x,{},'UniformOutput',false); show(x1)
x1 = cellfun(@(x) error('boo'),{1,2},'ErrorHandler',@(e,x) x+10); show(x1)
x1 = cellfun(@(x) 'a',{1,2}); show(x1)
x1 = cellfun('isclass',{1,'a'},'char'); show(x1)
x1 = cellfun('size',{ones(2,3),1},2); show(x1)
x1 = cellfun(@ischar,{'a',1;2,'b'}); show(x1)
x1 = cellfun('ndims',{1,ones(2,2,2)}); show(x1)
x1 = cellfun(@(x) true,{1,2}); show(x1)
x1 = cellfun(@(x) int8(x),{1,2}); show(x1)
x1 = cellfun(@str2double,{'1','2'}); show(x1)
x1 = arrayfun(@(x) x^2,[1 2 3]); show(x1)
x1 = arrayfun(@(x) x*ones(1,x),1:3,'UniformOutput',false); show(x1)
[x1,x2] = arrayfun(@(x) deal(x,x+1),[1 2]); show(x1,x2)
x1 = arrayfun(@(x,y) x+y,[1 2],[3 4]); show(x1)
x1 = arrayfun(@(s) s.a,struct('a',{1,2,3})); show(x1)
x1 = arrayfun(@(x) x,[]); show(x1)
x1 = arrayfun(@(x) x,zeros(0,3),'UniformOutput',false); show(x1)
x1 = arrayfun(@(x) char(x),'abc'); show(x1)
x1 = structfun(@(x) x*2,struct('a',1,'b',2)); show(x1)
x1 = structfun(@(x) x*2,struct('a',1,'b',2),'UniformOutput',false); show(x1)
x1 = struct('a',1); show(x1)
x1 = struct('a',{1,2}); show(x1)
x1 = struct('a',{{1,2}}); show(x1)
x1 = struct('a',{},'b',1); show(x1)
x1 = struct(); show(x1)
x1 = struct([]); show(x1)
x1 = struct('a',{1,2},'b',5); show(x1)
x1 = struct('a',{1;2},'b',{3;4}); show(x1)
x1 = fieldnames(struct('a',1,'b',2)); show(x1)
x1 = fieldnames(struct()); show(x1)
x1 = isfield(struct('a',1),{'a';'b'}); show(x1)
x1 = rmfield(struct('a',1,'b',2),'a'); show(x1)
x1 = rmfield(struct('a',1,'b',2),{'a','b'}); show(x1)
x1 = setfield(struct('a',1),'b',5); show(x1)
x1 = setfield(struct('a',1),'a',5); show(x1)
x1 = getfield(struct('a',7),'a'); show(x1)
x1 = orderfields(struct('b',1,'a',2)); show(x1)
[x1,x2] = orderfields(struct('b',1,'a',2)); show(x1,x2)
x1 = orderfields(struct('b',1,'a',2),{'a','b'}); show(x1)
x1 = orderfields(struct('b',1,'a',2),[2 1]); show(x1)
x1 = orderfields(struct('b',1,'a',2),struct('a',0,'b',0)); show(x1)
x1 = struct2cell(struct('a',1,'b','x')); show(x1)
x1 = struct2cell(struct('a',{1,2})); show(x1)
x1 = cell2struct({1;2},{'a';'b'},1); show(x1)
x1 = cell2struct({1,2},{'a','b'},2); show(x1)
x1 = cell2struct({1,2;3,4},{'a','b'},2); show(x1)
x1 = cell2struct({},{},1); show(x1)
x1 = numfields(struct('a',1,'b',2)); show(x1)
x1 = isrow({1,2}); show(x1)
x1 = substruct('()',{1}); show(x1)
x1 = deal(5); show(x1)
[x1,x2] = deal(5); show(x1,x2)
[x1,x2] = deal(1,2); show(x1,x2)
x1 = ismember(2,[1 2 3]); show(x1)
[x1,x2] = ismember([1 5 2],[1 2 3]); show(x1,x2)
[x1,x2] = ismember('a',{'a','b'}); show(x1,x2)
[x1,x2] = ismember({'a','z'},{'a','b'}); show(x1,x2)
x1 = ismember([1 2;3 4],[2 3]); show(x1)
[x1,x2] = ismember([1 2;3 4],[3 4;5 6],'rows'); show(x1,x2)
x1 = ismember('abc','cde'); show(x1)
x1 = ismember(NaN,[NaN 1]); show(x1)
x1 = ismember([],[1 2]); show(x1)
x1 = ismember({},{'a'}); show(x1)
x1 = union([1 2],[2 3]); show(x1)
[x1,x2,x3] = union([1 3],[2 3]); show(x1,x2,x3)
x1 = union([1;2],[2;3]); show(x1)
x1 = union([1 2],[2;3]); show(x1)
x1 = union({'a'},{'b','a'}); show(x1)
x1 = union([1 2;3 4],[1 2;5 6],'rows'); show(x1)
x1 = union([3 1],[2 1],'stable'); show(x1)
x1 = intersect([1 2 3],[2 3 4]); show(x1)
[x1,x2,x3] = intersect([1 2 3],[3 2]); show(x1,x2,x3)
x1 = intersect({'a','b'},{'b','c'}); show(x1)
x1 = intersect([1 2;3 4],[3 4],'rows'); show(x1)
x1 = intersect([3 1 2],[2 3],'stable'); show(x1)
x1 = intersect([1;2],[2;3]); show(x1)
x1 = setdiff([1 2 3],[2]); show(x1)
[x1,x2] = setdiff([5 4 3],[4]); show(x1,x2)
x1 = setdiff({'a','b'},{'b'}); show(x1)
x1 = setdiff([1 2;3 4],[1 2],'rows'); show(x1)
x1 = setdiff([3 1 2],[1],'stable'); show(x1)
x1 = setdiff([1 1 2],[]); show(x1)
x1 = setdiff([],[1]); show(x1)
x1 = setdiff([1;2;3],2); show(x1)
x1 = setxor([1 2 3],[3 4]); show(x1)
[x1,x2,x3] = setxor([1 2 3],[3 4]); show(x1,x2,x3)
x1 = setxor({'a','b'},{'b','c'}); show(x1)
x1 = unique({'b','a';'a','c'}); show(x1)
x1 = unique([1 2;2 1]); show(x1)
x1 = unique([3;1;1]); show(x1)
x1 = containers.Map('a',1).keys(); show(x1)
x1 = fix(-2.5); show(x1)
x1 = fix([2.5 -2.5]); show(x1)
x1 = floor(-2.5); show(x1)
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
