% `for` over the columns of a value: the class is kept, elements of a complex array that have no
% imaginary part are real, columns too; a value without columns gives no round and [] afterwards, one
% without rows a round for each of its columns.
function for_columns
  over([1i, 1]);
  over([1i 1; 2 3]);
  over(complex([1 2], 0));
  over(complex(5, 0));
  over(single([1i 2]));
  over(1i);
  for k = [1i, 1], show(k); end, fprintf('after '); show(k);
  for k = [3+1i 4; 1 2], show(k); end, fprintf('after '); show(k);
  t = [1i, 1]; for k = t, show(k); end
  t = single([2i 1]); for k = t, show(k); end
  for k = complex(2, 0), show(k); end
  over(int8([1 2; 3 4]));
  over(single([1 2]));
  over([true false; false true]);
  over('ab'); over(['ab'; 'cd']); over("text"); over(["a" "b"; "c" "d"]);
  for k = "ab", show(k); end
  over({1, 'a'; [], {2}}); over(struct('a', {1, 2})); over(struct('a', 1));
  over(@sin);
  over(7); over([]); over({}); over(''); over(zeros(0, 3)); over(zeros(3, 0)); over(cell(0, 2));
  over(reshape(1:8, 2, 2, 2)); over(zeros(2, 0, 2));
  over(int8(1):int8(3)); over(single(1):2); over('a':'c'); over(0:0.5:1); over(3:-1:1); over(1:0);
  for k = int8(1):int8(2), show(k); end
  for k = 'a':'b', show(k); end
  % What is walked over is what it was when the loop began.
  x = 1:3;
  for k = x, x = [x k]; fprintf('%d ', k); end, fprintf('| %d\n', numel(x));
  x = [1 2; 3 4];
  for k = x, x(:) = 0; k(1) = 9; fprintf('%d %d ', k); end, fprintf('| %d\n', sum(x(:)));
end

function over(x)
  k = 'none yet';
  for k = x
    show(k);
  end
  fprintf('after '); show(k);
end

function show(k)
  switch class(k)
    case {'cell', 'struct', 'function_handle'}
      fprintf('%s %s\n', class(k), mat2str(size(k)));
    case 'string'
      fprintf('string %s %s\n', mat2str(size(k)), sprintf('%s ', k));
    otherwise
      fprintf('%s %s %d: %s\n', class(k), mat2str(size(k)), isreal(k), mat2str(double(k)));
  end
end
