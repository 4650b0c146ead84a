function options_sizes_classes
% Sizes of empty results and classes of results, by the documentation.
% Nothing is printed but what is not as expected, and the end.
same(find([0 1 1],1), 2);
same(find([0 1 1]',1,'last'), 3);
same(find([1 0 1],5), [1 3]);
same(unique([3 1 1],'stable'), [3 1]);
same(unique({'b','a','b'},'stable'), {'b','a'});
same(unique([1 2;1 2;3 4],'rows'), [1 2;3 4]);
same(setdiff([4 1 3],[1],'stable'), [4 3]);
same(setdiff({'a','b'},{'a'}), {'b'});
same(setdiff([1 2;3 4],[1 2],'rows'), [3 4]);
same(union([1 2],[2 3],'stable'), [1 2 3]);
same(setxor([1 2],[2 3]), [1 3]);
same(ismember([1 2;3 4],[1 2],'rows'), [true;false]);
same(sort([3 1 2],2,'descend'), [3 2 1]);
same(sort({'c';'a'},'descend'), {'c';'a'});
same(sort([true false]), [false true]);
same(sort('hello','descend'), 'ollhe');
same(cumsum([1 2;3 4],'reverse'), [4 6;3 4]);
same(prod([1 2;3 4],'all'), 24);
same(min([1 2;3 0],[],1), [1 0]);
same(max([],[],1), []);
same(max(zeros(0,3),[],1), zeros(0,3));
same(max(zeros(0,3),[],2), zeros(0,1));
same(sum(zeros(0,3),1), [0 0 0]);
same(sum([],1), zeros(1,0));
same(sum([],2), zeros(0,1));
same(prod([],1), ones(1,0));
same(mean([],1), NaN(1,0));
same(mean([]), NaN);
same(mean(zeros(3,0)), NaN(1,0));
same(median(zeros(0,3)), NaN(1,3));
same(std(zeros(0,3)), NaN(1,3));
same(var(5), 0);
same(std([]), NaN);
same(mode([]), NaN);
same(any([]), false);
same(all([]), true);
same(any(zeros(0,3)), false(1,3));
same(isempty(find([])), true);
same(size(find([])), [0 0]);
same(size(find(zeros(1,3))), [1 0]);
same(size(find(zeros(3,1))), [0 1]);
same(size(find(zeros(3,3))), [0 1]);
same(size(find(0)), [0 0]);
same(size(strfind('abc','z')), [0 0]);
same(size(strfind('','a')), [0 0]);
same(size(regexp('a','b')), [0 0]);
same(size(''), [0 0]);
same(size([]), [0 0]);
same(size(zeros(0,3)'), [3 0]);
same(size(cell(0,1)), [0 1]);
same(size(struct([])), [0 0]);
same(size(1:0), [1 0]);
same(size(zeros(1,0)+1), [1 0]);
same(size({}), [0 0]);
same(size([zeros(1,0) zeros(1,0)]), [1 0]);
same(size(setdiff([1 2],[1 2])), [1 0]);
same(size(setdiff([1;2],[1;2])), [0 1]);
same(size(intersect([1 2],[3 4])), [1 0]);
same(size(unique([])), [0 0]);
same(size(repmat('a',0,1)), [0 1]);
same(size(blanks(0)), [1 0]);
same(size(char(zeros(1,0))), [1 0]);
same(size(num2str([])), [0 0]);
same(size(upper('')), [0 0]);
same(size(fliplr([])), [0 0]);
same(size(cat(1,[],[])), [0 0]);
same(size([[] ; []]), [0 0]);
same(size(sum(zeros(3,0))), [1 0]);
same(size(cumsum(zeros(3,0))), [3 0]);
same(size(sort([])), [0 0]);
same(size(diff([])), [0 0]);
same(size(diff(5)), [0 0]);
same(size(kron([],1)), [0 0]);
same(size(inv([])), [0 0]);
same(det([]), 1);
same(size(eig([])), [0 1]);
same(norm([]), 0);
same(rank([]), 0);
same(size(polyfit([1 2],[1 2],1)), [1 2]);
same(polyval([],[1 2]), [0 0]);
same(size(roots(5)), [0 1]);
same(size(interp1([1 2],[1 2],[])), [0 0]);
same(size(linspace(0,1,0)), [1 0]);
same(size(meshgrid(1:3,1:2)), [2 3]);
same(size(nchoosek(1:3,3)), [1 3]);
same(size(perms([])), [1 0]);
same(size(primes(1)), [1 0]);
same(size(cell2mat({})), [0 0]);
same(size(strsplit('')), [1 1]);
same(size(textscan('','%d')), [1 1]);
same(class(cellfun(@isempty,{})), 'logical');
same(class(arrayfun(@(x) x,[])), 'double');
same(size(cellfun(@(x) x,cell(0,3),'UniformOutput',false)), [0 3]);
same(size(num2cell([])), [0 0]);
same(size(fieldnames(struct())), [0 1]);
same(size(struct2cell(struct())), [0 1]);
same(class([]), 'double');
same(class(['' 1]), 'char');
same(class([single(1) 2]), 'single');
same(class([int8(1) 2.5]), 'int8');
same(class([int8(1) int16(2)]), 'int8');
same(class([true 1]), 'double');
same(class(['a' true]), 'char');
same(class({}), 'cell');
same(class([{} 1]), 'cell');
same(class(1:0), 'double');
same(class(5 > 3), 'logical');
same(class('a' == 'a'), 'logical');
same(class(single(1):3), 'single');
same(class(true & 1), 'logical');
same(class(~5), 'logical');
same(class(-true), 'double');
same(class(+'a'), 'double');
same(class(bitand(5,3)), 'double');
same(class(mod(int8(5),3)), 'int8');
same(class(mod(single(5),3)), 'single');
same(class(sum(single([1 2]))), 'single');
same(class(sum(int8([1 2]))), 'double');
same(class(mean(int8([1 2]))), 'double');
same(class(mean(single(1))), 'single');
same(class(max(int8(1),2)), 'int8');
same(class(floor(true)), 'double');
same(class(abs(true)), 'double');
same(class(sqrt(true)), 'double');
same(class(round(int8(3))), 'int8');
same(class(cumsum(true(1,2))), 'double');
same(class(cumsum(int8([1 2]))), 'int8');
same(class(prod(int8([1 2]))), 'double');
same(class(diff(single([1 2]))), 'single');
same(class(sort('ba')), 'char');
same(class(unique([true false])), 'logical');
same(class(find(single([1 0]))), 'double');
same(class(repmat(int8(1),2)), 'int8');
same(class(linspace(single(0),1,2)), 'single');
same(class(zeros(2,'int8')), 'int8');
same(class(eye(2,'single')), 'single');
same(class(1i), 'double');
same(class(real(single(1i))), 'single');
same(class(num2cell(1)), 'cell');
same(class(str2func('sin')), 'function_handle');
same(class(containers.Map), 'containers.Map');
same(class("a"), 'string');
same(class(strsplit('a')), 'cell');
same(class(strlength("a")), 'double');
same(class(datestr(now)), 'char');
same(class(dec2bin(5)), 'char');
same(class(idivide(int8(5),int8(2))), 'int8');
same(class(power(int8(2),2)), 'int8');
same(class(int8(2)^2), 'int8');
same(class(5*single(2)), 'single');
same(class(single(5)+int8(2)), 'int8');
same(class('a'*single(2)), 'single');
same(class(true*int8(2)), 'int8');
same(class('a'*int8(2)), 'int8');
same(class(xor(1,0)), 'logical');
same(class(isnan(1)), 'logical');
same(class(nnz([1 0])), 'double');
same(class(numel(1)), 'double');
same(class(size(1)), 'double');
same(class(ismember(1,1)), 'logical');
same(class(interp1(single([1 2]),[1 2],1.5)), 'single');
same(class(fft(single([1 2]))), 'single');
same(class(conv(single([1 2]),[1 2])), 'single');
same(class(polyval(single([1 2]),1)), 'single');
same(class(norm(single([1 2]))), 'single');
same(class(cross(single([1 2 3]),[1 2 3])), 'single');
same(class(std(single([1 2]))), 'single');
same(class(median(int8([1 2]))), 'int8');
same(class(mode(int8([1 1]))), 'int8');
same(class(histc([1 2],1:2)), 'double');
same(class(accumarray([1;1],single([1;2]))), 'single');
same(class(trapz(single([1 2]))), 'single');
same(class(bitshift(uint8(1),1)), 'uint8');
same(class(typecast(uint8(1:4),'single')), 'single');
same(class(logical(1)), 'logical');
same(class(double('a')), 'double');
same(class(char(65)), 'char');
same(class(cast(1,'uint8')), 'uint8');
same(class(factorial(int8(3))), 'int8');
same(class(nchoosek(int8(5),int8(2))), 'int8');
same(class(gcd(int8(4),int8(6))), 'int8');
same(class(primes(single(10))), 'single');
same(class(isprime(5)), 'logical');
same(class(magic(3)), 'double');
same(class(colon(int8(1),3)), 'int8');
same(class(randi(3,1,'uint8')), 'uint8');
same(class(triu(int8(ones(2)))), 'int8');
same(class(kron(single(1),2)), 'single');
same(class(dot(single([1 2]),[1 2])), 'single');
same(class(circshift(int8([1 2]),1)), 'int8');
same(class(nthroot(single(8),3)), 'single');
same(class(hypot(single(3),4)), 'single');
same(class(atan2(single(1),1)), 'single');
same(class(gamma(single(5))), 'single');
same(class(erf(single(1))), 'single');
same(class(rand(1,'single')), 'single');
same(class(meshgrid(single(1:2))), 'single');
same(class(cov(single([1 2]),[1 2])), 'single');
same(class(quantile(single([1 2 3]),0.5)), 'single');
same(class(rescale(single([1 2]))), 'single');
same(class(cumtrapz(single([1 2]))), 'single');
same(class(filter(1,1,single([1 2]))), 'single');
same(class(movmean(single([1 2]),2)), 'single');
same(class(deg2rad(single(1))), 'single');
same(class(sub2ind([2 2],1,1)), 'double');
same(class(swapbytes(uint16(1))), 'uint16');
same(class(floor(single(1.5))), 'single');
same(class(eps(single(1))), 'single');
same(class(sign(int8(1))), 'int8');
same(class(expm(single(1))), 'single');
same(class(eig(single([1 2;3 4]))), 'single');
same(class(roots(single([1 2]))), 'single');
same(class(poly(single([1 2]))), 'single');
same(class(polyfit(single(1:2),[1 2],1)), 'single');
same(class(vander(single([1 2]))), 'single');
same(class(toeplitz(single([1 2]))), 'single');
same(class(hilb(2)), 'double');
same(class(hilb(2,'single')), 'single');
same(class(normalize(single([1 2]))), 'single');
disp('done')
end

function same(a, b)
t = strcmp(class(a), class(b)) && isequal(size(a), size(b));
if t && isfloat(a)
  t = isequaln(a, b) || all(abs(a(:) - b(:)) <= 1e-9 * max(1, abs(b(:))) | isnan(a(:)) & isnan(b(:)) | a(:) == b(:));
elseif t
  t = isequaln(a, b);
end
if ~t
  disp('not as expected:')
  disp(a)
  disp(b)
end
end

function fails(f, id)
try
  x = f();
  fprintf('no %s\n', id);
catch e
  if ~strcmp(e.identifier, id)
    fprintf('%s, not %s\n', e.identifier, id);
  end
end
end
