function values_arrays_2
% Making, shaping and taking apart arrays; polynomials and tables.
x1 = sub2ind([2 3],2,3); show(x1)
x1 = sub2ind([2 3],[1 2],[1 3]); show(x1)
x1 = sub2ind([2 3 4],1,2,3); show(x1)
x1 = sub2ind([2 3],2); show(x1)
[x1,x2] = ind2sub([2 3],5); show(x1,x2)
x1 = ind2sub([2 3],5); show(x1)
[x1,x2,x3] = ind2sub([2 3 4],[5 24]); show(x1,x2,x3)
[x1,x2] = ind2sub([2 3 4],20); show(x1,x2)
x1 = isempty([]); show(x1)
x1 = isempty(zeros(0,3)); show(x1)
x1 = isempty(''); show(x1)
x1 = isempty({}); show(x1)
x1 = isempty(struct()); show(x1)
x1 = isempty(struct([])); show(x1)
x1 = isempty(' '); show(x1)
x1 = isscalar(5); show(x1)
x1 = isvector([1 2]); show(x1)
x1 = isvector(5); show(x1)
x1 = isvector([]); show(x1)
x1 = isvector(zeros(1,0)); show(x1)
x1 = isrow([1 2]); show(x1)
x1 = isrow(zeros(1,0)); show(x1)
x1 = iscolumn([1;2]); show(x1)
x1 = iscolumn([]); show(x1)
x1 = ismatrix(ones(2,2,2)); show(x1)
x1 = ismatrix({}); show(x1)
x1 = issquare(ones(2)); show(x1)
x1 = isequal([1 2],[1 2]); show(x1)
x1 = isequal('a',97); show(x1)
x1 = isequal([1 2],[1 2],[1 2]); show(x1)
x1 = isequal({1,'a'},{1,'a'}); show(x1)
x1 = isequal(struct('a',1),struct('a',1)); show(x1)
x1 = isequal([],{}); show(x1)
x1 = isequal([],''); show(x1)
x1 = isequal(zeros(0,1),[]); show(x1)
x1 = isequal(NaN,NaN); show(x1)
x1 = isequaln(NaN,NaN); show(x1)
x1 = isequal(1,int8(1)); show(x1)
x1 = isequal(1,true); show(x1)
x1 = isequal('abc','abc'); show(x1)
x1 = isequal({},{}); show(x1)
x1 = isequal(@sin,@sin); show(x1)
x1 = isequal(struct('a',1,'b',2),struct('b',2,'a',1)); show(x1)
x1 = isnumeric(5); show(x1)
x1 = isnumeric(true); show(x1)
x1 = isnumeric('a'); show(x1)
x1 = isreal(1+0i); show(x1)
x1 = isreal(complex(1,0)); show(x1)
x1 = isreal('a'); show(x1)
x1 = isreal({}); show(x1)
x1 = isfloat(single(1)); show(x1)
x1 = isfloat(int8(1)); show(x1)
x1 = isinteger(int8(1)); show(x1)
x1 = isinteger(5); show(x1)
x1 = islogical(true); show(x1)
x1 = isa(5,'numeric'); show(x1)
x1 = isa(5,'float'); show(x1)
x1 = isa(int8(5),'integer'); show(x1)
x1 = isa(true,'numeric'); show(x1)
x1 = isa(5,'double'); show(x1)
x1 = isa(single(1),'double'); show(x1)
x1 = isstruct(struct()); show(x1)
x1 = iscell({}); show(x1)
x1 = is_function_handle(@sin); show(x1)
x1 = isnan([1 NaN]); show(x1)
x1 = isnan('a'); show(x1)
x1 = isinf([1 Inf -Inf]); show(x1)
x1 = isfinite([1 Inf NaN]); show(x1)
x1 = isfield(struct('a',1),'a'); show(x1)
x1 = isfield(struct('a',1),{'a','b'}); show(x1)
x1 = isfield(5,'a'); show(x1)
x1 = isspace("a b"); show(x1)
x1 = numel({1,2,3}); show(x1)
x1 = ndims({}); show(x1)
x1 = nnz([1 0 2]); show(x1)
x1 = nnz([]); show(x1)
x1 = nonzeros([1 0 2;3 0 0]); show(x1)
x1 = accumarray([1;2;1],[10;20;30]); show(x1)
x1 = accumarray([1 1;2 2;1 1],[1;2;3]); show(x1)
x1 = accumarray([1;2;1],[10;20;30],[3 1]); show(x1)
x1 = accumarray([1;2;1],[10;20;30],[],@max); show(x1)

x1 = accumarray([1;2;2],1); show(x1)
x1 = accumarray([1;3],[5;6],[4 1],@sum,-1); show(x1)
x1 = histc([1 2 2 3 5],1:5); show(x1)
x1 = histc([1 2 2 3 5]',[0 2 4]); show(x1)
x1 = cross([1 0 0],[0 1 0]); show(x1)
x1 = cross([1;0;0],[0;1;0]); show(x1)
x1 = dot([1 2 3],[4 5 6]); show(x1)
x1 = dot([1 2;3 4],[1 2;3 4]); show(x1)
x1 = dot([1+i 2],[1 2i]); show(x1)
x1 = dot([1 2;3 4],[1 2;3 4],2); show(x1)
x1 = norm([3 4]); show(x1)
x1 = norm([1 2;3 4]); show(x1)
x1 = norm([1 2;3 4],1); show(x1)
x1 = norm([1 2;3 4],'fro'); show(x1)
x1 = norm([1 2;3 4],inf); show(x1)
x1 = norm([1 2 3],1); show(x1)
x1 = norm([1 2 3],Inf); show(x1)
x1 = norm([1 2 3],-Inf); show(x1)
x1 = norm([]); show(x1)
x1 = norm([1+i 2]); show(x1)
x1 = det([1 2;3 4]); show(x1)
x1 = det([]); show(x1)
x1 = inv([1 2;3 4]); show(x1)
x1 = inv(2); show(x1)
x1 = rank([1 2;2 4]); show(x1)
x1 = rank([]); show(x1)
x1 = pinv([1 2;3 4;5 6]); show(x1)
x1 = null([1 1]); show(x1)
x1 = orth([1 1;1 1]); show(x1)
x1 = expm(zeros(2)); show(x1)
x1 = expm([1 2;3 4]); show(x1)
x1 = logm(eye(2)); show(x1)
x1 = sqrtm([4 0;0 9]); show(x1)
x1 = trapz([1 2 3]); show(x1)
x1 = trapz([0 1 3],[1 2 3]); show(x1)
x1 = trapz([1 2;3 4]); show(x1)
x1 = cumtrapz([1 2 3]); show(x1)
x1 = polyfit([1 2 3],[2 4 6],1); show(x1)
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
