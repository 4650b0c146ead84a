function options_containers_errors
% Maps, handles, regular expressions, errors and dates, by the documentation.
% Nothing is printed but what is not as expected, and the end.
m = containers.Map({'a','b'},[1 2]);
same(keys(m), {'a','b'});
same(values(m), {1,2});
same(values(m,{'b'}), {2});
same(m.Count, uint64(2));
same(m.isKey('a'), true);
same(isKey(m,{'a','z'}), [true false]);
same(m('a'), 1);
fails(@() m('zz'), 'MATLAB:Containers:Map:NoKey');
same(m.length(), 2);
same(numel(m), 2);
same(length(m), 2);
same(isobject(m), true);
same(class(m), 'containers.Map');
same(m.KeyType, 'char');
n = containers.Map('KeyType','double','ValueType','any'); n(3)='x'; n(1)='y';
same(n.keys(), {1,3});
same(n.values(), {'y','x'});
same(n.Count, uint64(2));
remove(n,3);
same(n.Count, uint64(1));
fails(@() remove(n,99), 'MATLAB:Containers:Map:NoKey');
p = containers.Map([1 2 3],{'a','b','c'});
same(p.keys(), {1,2,3});
same(p(2), 'b');
q = containers.Map('a',5,'UniformValues',false);
same(q('a'), 5);
d = dictionary(["a" "b"],[1 2]);
same(d("a"), 1);
same(isKey(d,"z"), false);
same(keys(d), ["a";"b"]);
same(values(d), [1;2]);
same(numEntries(d), 2);
fails(@() d("zz"), 'MATLAB:dictionary:ScalarKeyNotFound');
same(func2str(@(x,y) x+y*2), '@(x,y)x+y*2');
same(feval(@(x) x+1,2), 3);
same(cellfun(@(x) x, {1,'a'},'UniformOutput',false), {1,'a'});
same(arrayfun(@(k) k*2, 1:3), [2 4 6]);
fails(@() cellfun(@(x) [1 2],{1,2}), 'MATLAB:cellfun:NotAScalarOutput');
fails(@() arrayfun(@(x) 'ab',1:2), 'MATLAB:arrayfun:NotAScalarOutput');
same(structfun(@numel,struct('a',[1 2],'b',1)), [2;1]);
same(num2cell([1 2]), {1,2});
same(struct('a',{{1,2}}).a, {1,2});
same(isfield(struct('a',1),'b'), false);
same([struct('a',{1,2}).a], [1 2]);
same(getfield(struct('a',struct('b',5)),'a','b'), 5);
same(setfield(struct('a',1),'b',2), struct('a',1,'b',2));
fails(@() rmfield(struct('a',1),'b'), 'MATLAB:rmfield:InvalidFieldname');
same(orderfields(struct('b',1,'a',2)), struct('a',2,'b',1));
same(isrow('abc'), true);
same(validatestring('r',{'red','green'}), 'red');
fails(@() validatestring('x',{'red','green'}), 'MATLAB:unrecognizedStringChoice');
same(nargin('cellfun') < 0, true);
same(exist('sin'), 5);
same(exist('nosuch'), 0);
same(isvarname('a b'), false);
same(matlab.lang.makeValidName('a b'), 'aB');
same(matlab.lang.makeValidName('1a'), 'x1a');
same(matlab.lang.makeUniqueStrings('a',{'a','a_1'}), 'a_2');
fails(@() ones(2,3)*ones(2,3), 'MATLAB:innerdim');
fails(@() [1 2]+[1 2 3], 'MATLAB:sizeDimensionsMustMatch');
fails(@() [1 2;3], 'MATLAB:catenate:dimensionMismatch');
fails(@() undefined_fn(1), 'MATLAB:UndefinedFunction');
fails(@() cell2mat({1,'a'}), 'MATLAB:cell2mat:MixedDataTypes');
fails(@() fieldnames(1), 'MATLAB:fieldnames:InvalidInput');
fails(@() inv([1 2 3]), 'MATLAB:square');
fails(@() chol([1 2;2 1]), 'MATLAB:posdef');
same(str2double({1,2}), [NaN NaN]);
same(strcat({'a'},{'b','c'}), {'ab','ac'});
fails(@() num2str({1}), 'MATLAB:num2str:nonNumericInput');
fails(@() factorial(-1), 'MATLAB:factorial:NNegativeInt');
same(primes(-1), zeros(1,0));
same(interp1([1 2],[1 2],3), NaN);
same(fzero(@(x) x-1,[0 3]), 1);
fails(@() fzero(@(x) x^2+1,[0 1]), 'MATLAB:fzero:ValuesAtEndPtsSameSign');
same(regexp('aXb','x','match','ignorecase'), {'X'});
same(regexp('one two','(\w+)\s(\w+)','tokens'), {{'one','two'}});
same(regexp('a1b2','[a-z]','start'), [1 3]);
same(regexp('a1b2','\d','end'), [2 4]);
same(regexp('hello world','o','split'), {'hell',' w','rld'});
same(regexp({'ab','cd'},'b'), {2,[]});
same(regexprep('hello','(l+)','<$1>'), 'he<ll>o');
same(regexprep('Hello','hello','x','ignorecase'), 'x');
same(regexprep('abc',{'a','b'},{'1','2'}), '12c');
same(regexprep('abc','(.)','${upper($1)}'), 'ABC');
same(regexp('foobar','(?<=foo)bar','match'), {'bar'});
same(regexp(sprintf('a\nb'),'^b','match','lineanchors'), {'b'});
same(regexp('ab','.','match','once'), 'a');
same(regexp('x=10','(\w)=(\d+)','tokens','once'), {'x','10'});
same(upper({'a','b'}), {'A','B'});
same(strjust(' a','left'), 'a ');
same(strsplit('a||b','||'), {'a','b'});
same(strjoin({'a','b','c'},'-'), 'a-b-c');
same(textscan('1,2,3','%d','Delimiter',','), {int32([1;2;3])});
same(sscanf('3 4 5','%d')', [3 4 5]);
same(sscanf('1,2','%d,%d')', [1 2]);
same(sscanf('abc','%s'), 'abc');
same(sscanf('3.5abc','%f%s')', [3.5 97 98 99]);
same(sscanf('10 0x1F','%i')', [10 31]);
same(sscanf('1 2 3 4','%d',[2 2]), [1 3;2 4]);
same(str2num('[1,2;3,4]'), [1 2;3 4]);
same(eval('1+1'), 2);
same(evalc('disp(5)'), sprintf('     5\n'));
same(int2str(3.7), '4');
same(mat2str([1.5 NaN;Inf -2]), '[1.5 NaN;Inf -2]');
same(mat2str(logical([1 0])), '[true false]');
fails(@() mat2str({1}), 'MATLAB:mat2str:NumericInput');
same(num2str(123.456), '123.456');
same(num2str(1e-20), '1e-20');
same(num2str([1 2;3 4]), ['1  2';'3  4']);
same(num2str(1.23456789,4), '1.235');
same(num2str(pi,10), '3.141592654');
same(num2str(-0), '0');
same(num2str(1e5), '100000');
same(num2str(123456789.123), '123456789.123');
same(num2str(3+4i), '3+4i');
same(num2str(int8(-5)), '-5');
same(datestr(736330,'yyyy-mm-dd'), '2016-01-01');
same(datestr(736330.75,'HH:MM:SS'), '18:00:00');
same(datestr(736330,'dd-mmm-yyyy'), '01-Jan-2016');
same(datestr(736330.5), '01-Jan-2016 12:00:00');
same(datenum(2016,1,1), 736330);
same(datenum('01-Jan-2016'), 736330);
same(datevec('2016-03-04 05:06:07','yyyy-mm-dd HH:MM:SS'), [2016 3 4 5 6 7]);
same(weekday(736330), 6);
same(addtodate(736330,1,'month'), 736361);
same(bitshift(uint8(1),8), uint8(0));
same(intmax('int32')+1, intmax('int32'));
same(int8(127)+int8(1), int8(127));
same(uint8(3)-uint8(5), uint8(0));
same(int32(5)/int32(2), int32(3));
same(int32(-5)/int32(2), int32(-3));
same(idivide(int32(5),int32(2)), int32(2));
same(mod(uint8(5),uint8(3)), uint8(2));
same(5/0, Inf);
same(-5/0, -Inf);
same(0/0, NaN);
same(int32(5)/int32(0), intmax('int32'));
same(double(intmax('int64')), 9223372036854775807);
same(int64([9007199254740993]), int64(9007199254740992));
same(uint64(18446744073709551615), intmax('uint64'));
same(bitand(uint64(18446744073709551615),uint64(1)), uint64(1));
same(xor(true,false), true);
same(any([0 0;0 1](:)), true);
same(isequal('a','a','a'), true);
same(nnz([1 0;2 3]), 3);
same(fliplr(eye(2)), [0 1;1 0]);
same(triu([1 2;3 4]), [1 2;0 4]);
same(ndims(ones(2,3,4)), 3);
same(colon(1,2,7), [1 3 5 7]);
same(typecast(single(1),'uint32'), uint32(1065353216));
same(swapbytes(uint16(258)), uint16(513));
same(num2hex(1), '3ff0000000000000');
same(hex2num('4000000000000000'), 2);
same(dec2base(23,3), '212');
same(nnz(primes(100)), 25);
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
