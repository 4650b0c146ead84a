function values_arrays_1
% Making, shaping and taking apart arrays; polynomials and tables.
x1 = reshape(1:6,2,3); show(x1)
x1 = reshape(1:6,[],2); show(x1)
x1 = reshape(1:6,[3 2]); show(x1)
x1 = reshape(1:6,3,[],1); show(x1)
x1 = reshape([],0,3); show(x1)
x1 = reshape('abcd',2,2); show(x1)
x1 = reshape({1,2,3,4},2,2); show(x1)
x1 = repmat([1 2],2,3); show(x1)
x1 = repmat([1 2],[2 1 2]); show(x1)
x1 = repmat(5,0,3); show(x1)
x1 = repmat({1},1,2); show(x1)
x1 = repmat('a',0,1); show(x1)
x1 = repmat([],2,2); show(x1)
x1 = repmat(int8(3),2); show(x1)
x1 = repmat(struct('a',1),1,3); show(x1)
x1 = repmat(true,2,2); show(x1)
x1 = cat(1,[1 2],[3 4]); show(x1)
x1 = cat(2,[1 2],[3 4]); show(x1)
x1 = cat(3,[1 2],[3 4]); show(x1)
x1 = cat(4,1,2); show(x1)
x1 = cat(1); show(x1)
x1 = cat(1,[],[1 2]); show(x1)
x1 = horzcat(); show(x1)
x1 = horzcat(1,'a'); show(x1)
x1 = horzcat(int8(1),2.7); show(x1)
x1 = vertcat('ab','cd'); show(x1)
x1 = vertcat([1 2],[]); show(x1)
x1 = horzcat({1},2); show(x1)
x1 = horzcat(single(1),2); show(x1)
x1 = horzcat(true,2); show(x1)
x1 = horzcat(true,'a'); show(x1)
x1 = [zeros(1,0) 1]; show(x1)
x1 = [zeros(1,0);1 2]; show(x1)
x1 = [1 2;zeros(0,2)]; show(x1)
x1 = [{1} {}]; show(x1)
x1 = [{1};{2}]; show(x1)
x1 = squeeze(ones(1,1,3)); show(x1)
x1 = squeeze(ones(2,1,3)); show(x1)
x1 = squeeze(ones(1,3)); show(x1)
x1 = squeeze(ones(1,3,1,2)); show(x1)
x1 = permute(reshape(1:6,1,2,3),[3 2 1]); show(x1)
x1 = permute([1 2;3 4],[2 1]); show(x1)
x1 = permute([1 2 3],[3 1 2]); show(x1)
x1 = ipermute(ones(2,3,4),[3 1 2]); show(x1)
x1 = shiftdim(ones(1,1,3)); show(x1)
[x1,x2] = shiftdim(ones(1,1,3)); show(x1,x2)
x1 = shiftdim([1 2;3 4],1); show(x1)
x1 = circshift([1 2 3 4],1); show(x1)
x1 = circshift([1 2 3 4],-1); show(x1)
x1 = circshift([1 2;3 4;5 6],1); show(x1)
x1 = circshift([1 2;3 4;5 6],1,2); show(x1)
x1 = circshift([1 2;3 4],[1 1]); show(x1)
x1 = circshift('abc',1); show(x1)
x1 = circshift([],1); show(x1)
x1 = circshift({1,2,3},1); show(x1)
x1 = fliplr([1 2;3 4]); show(x1)
x1 = flipud([1 2;3 4]); show(x1)
x1 = flip([1 2 3]); show(x1)
x1 = flip([1 2;3 4],2); show(x1)
x1 = flip({1,2}); show(x1)
x1 = flip(ones(0,2)); show(x1)
x1 = rot90([1 2;3 4]); show(x1)
x1 = rot90([1 2;3 4],2); show(x1)
x1 = rot90([1 2;3 4],-1); show(x1)
x1 = rot90([1 2 3],3); show(x1)
x1 = kron([1 2],[1;1]); show(x1)
x1 = kron([1 2;3 4],eye(2)); show(x1)
x1 = kron([],1); show(x1)
x1 = trace([1 2;3 4]); show(x1)
x1 = trace([]); show(x1)
x1 = diag([1 2 3]); show(x1)
x1 = diag([1 2;3 4]); show(x1)
x1 = diag([1 2],1); show(x1)
x1 = diag([1 2],-1); show(x1)
x1 = diag([1 2;3 4],1); show(x1)
x1 = diag([]); show(x1)
x1 = diag(5); show(x1)
x1 = diag(zeros(1,0)); show(x1)
x1 = diag({1,2}); show(x1)
x1 = diag([1 2 3;4 5 6]); show(x1)
x1 = diag([1 2 3;4 5 6],2); show(x1)
x1 = diag([1 2 3;4 5 6],-3); show(x1)
x1 = diag([1;2]); show(x1)
x1 = diag(int8([1 2])); show(x1)
x1 = tril(magic(3)); show(x1)
x1 = tril(magic(3),1); show(x1)
x1 = tril(magic(3),-1); show(x1)
x1 = triu(magic(3)); show(x1)
x1 = triu(magic(4),-1); show(x1)
x1 = triu(ones(2,4)); show(x1)
x1 = tril(int8(magic(3))); show(x1)
x1 = blkdiag([1 2],3); show(x1)
x1 = blkdiag([1 2;3 4],[5;6]); show(x1)
x1 = linspace(0,1,5); show(x1)
x1 = linspace(1,10,1); show(x1)
x1 = linspace(0,1,0); show(x1)
x1 = linspace(5,5,3); show(x1)
x1 = linspace(0,1,2.7); show(x1)
x1 = linspace(single(0),1,3); show(x1)
x1 = linspace(1,1+i,3); show(x1)
x1 = logspace(0,2,3); show(x1)
x1 = logspace(0,pi,3); show(x1)
x1 = colon(1,3); show(x1)
x1 = colon(1,2,6); show(x1)
x1 = 1:0; show(x1)
x1 = 5:-1:1; show(x1)
x1 = 0:0.1:0.3; show(x1)
x1 = 1:3.5; show(x1)
x1 = (1:3)'; show(x1)
x1 = int8(1):int8(3); show(x1)
x1 = 'a':'e'; show(x1)
x1 = 1:2:0; show(x1)
x1 = single(1):3; show(x1)
x1 = meshgrid(1:2,1:3); show(x1)
[x1,x2] = meshgrid(1:2,1:3); show(x1,x2)
[x1,x2] = meshgrid(1:2); show(x1,x2)
[x1,x2,x3] = meshgrid(1:2,1:2,1:2); show(x1,x2,x3)
[x1,x2] = ndgrid(1:2,1:3); show(x1,x2)
[x1,x2] = ndgrid(1:2); show(x1,x2)
[x1,x2,x3] = ndgrid(1:2,3,4:5); show(x1,x2,x3)
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
