function options_files_formats
% Further forms: texts, formats, sparse matrices, random numbers, dates, classes of results.
% Nothing is printed but what is not as expected, and the end.
same(fileparts('/a/b/c.txt'), '/a/b');
same(fullfile('a','b','c.m'), 'a/b/c.m');
same(fullfile('a/','b'), 'a/b');
same(fullfile('a','','b'), 'a/b');
same(fullfile({'a','b'},'c'), {'a/c','b/c'});
same(isfile('nosuch'), false);
same(isfolder('.'), true);
same(exist('nosuchfile','file'), 0);
same(ischar(pwd), true);
same(getenv('NOSUCHVAR'), '');
same(isunix, true);
same(ispc, false);
same(ischar(version), true);
same(nargin(@(a,b) a), 2);
same(nargin(@(varargin) 1), -1);
same(isa(@sin,'function_handle'), true);
same(class(1:3), 'double');
same(isa(int8(1),'integer'), true);
same(isobject(1), false);
same(ismethod(1,'x'), false);
same(isgraphics(1), false);
same(bitcmp(int8(5)), int8(-6));
same(sign(int8(-5)), int8(-1));
same(cumprod([1 2;3 4],2), [1 2;3 12]);
same(fix(int8(5)), int8(5));
same(rot90([1 2;3 4],-1), [3 1;4 2]);
same(circshift([1;2;3],-1), [2;3;1]);
same(permute([1 2;3 4],[2 1]), [1 3;2 4]);
same(squeeze(ones(1,1,2)), [1;1]);
same(ndgrid(1:2), [1 1;2 2]);
same(isequal(struct('a',1,'b',2),struct('b',2,'a',1)), true);
same(isequal({1,'a',[]},{1,'a',[]}), true);
same(strncmpi({'ABc','x'},'abd',2), [true false]);
same(regexp('aBc','[A-Z]','once'), 2);
same(regexp('abc','z','once'), []);
same(regexp('abc','z','match','once'), '');
same(regexp('abc','(z)','tokens','once'), {});
same(isempty(regexp('abc','z')), true);
same(regexp({'ab';'xb'},'b'), {2;2});
same(regexp('ab',{'a','b'}), {1,2});
same(regexprep({'aa','b'},'a','c'), {'cc','b'});
same(regexprep('abc','','x'), 'abc');
same(regexprep('aBC','(?i)b','x'), 'axC');
same(strsplit('a b'), {'a','b'});
same(strsplit('a,b;c',{',',';'}), {'a','b','c'});
same(strsplit('a\tb','\t'), {'a\tb'});
same(strsplit(sprintf('a\tb'),'\t'), {'a','b'});
same(strsplit('a1b2c','\d','DelimiterType','RegularExpression'), {'a','b','c'});
same(strjoin({'a','b'},'\n'), sprintf('a\nb'));
same(textscan('a 1 b 2','%s %d'), {{'a';'b'},int32([1;2])});
same(strread('1 2 3')', [1 2 3]);
same(sscanf('12 abc','%d %s')', [12 97 98 99]);
same(sscanf('1.5e3','%f'), 1500);
same(sscanf('a1b2','a%db%d')', [1 2]);
same(sscanf('ff','%x'), 255);
same(sscanf('1 2 3','%d',2)', [1 2]);
same(sscanf('','%d'), []);
same(sscanf('x','%d'), []);
same(num2cell([1;2]), {1;2});
same(mat2cell([1 2;3 4],[1 1],2), {[1 2];[3 4]});
same(cell2mat({[1 2];[3 4]}), [1 2;3 4]);
same(vertcat({1},{2}), {1;2});
same(cellfun(@numel,{'a','bb';'ccc',''}), [1 2;3 0]);
same(iscellstr({'a',1}), false);
same(cellfun(@(x) x(1),{'ab','cd'}), 'ac');
same(cellfun(@(x) {x},{1},'UniformOutput',false), {{1}});
same(arrayfun(@(x,y) x*y,[1 2;3 4],[1 1;2 2]), [1 2;6 8]);
same(struct2cell(struct('a',{1,2})), reshape({1,2},1,1,2));
same(isfield(struct('a',1),{'a','b';'c','a'}), [true false;false true]);
same(numel(struct('a',{{}})), 1);
same(size(struct('a',{})), [0 0]);
same(isempty(struct('a',{})), true);
same(fieldnames(struct('a',{})), {'a'});
same(validatestring('gre',{'green','red'}), 'green');
same(polyval(polyfit(1:3,[2 4 6],1),4), 8);
same(polyder([1 2 3]), [2 2]);
same(polyder([1 1],[1 2]), [2 3]);
same(polyint([2 2]), [1 2 0]);
same(polyint([2 2],5), [1 2 5]);
same(roots([1 -3 2]), [2;1]);
same(conv([1 2],[1 2 3]), [1 4 7 6]);
same(deconv([1 4 7 6],[1 2]), [1 2 3]);
same(cross([1;0;0],[0;1;0]), [0;0;1]);
same(null([1 0;0 0]), [0;1]);
same(orth([1 0;0 0]), [1;0]);
same(rank(zeros(2)), 0);
same(trace(5), 5);
same(expm(zeros(2)), eye(2));
same(norm([1 2;3 4],1), 6);
same(norm([1 2;3 4],Inf), 7);
same(cond(eye(2)), 1);
same(kron(eye(2),[1 2]), [1 2 0 0;0 0 1 2]);
same(mldivide(2,4), 2);
same(mrdivide(4,2), 2);
same(ldivide([1 2],[2 2]), [2 1]);
same(linsolve([2 0;0 4],[2;4]), [1;1]);
same(lscov([1 0;0 1],[1;2]), [1;2]);
same(triu(ones(2),-1), ones(2));
same(vander([1 2 3]), [1 1 1;4 2 1;9 3 1]);
same(hilb(2), [1 0.5;0.5 1/3]);
same(toeplitz([1 2],[1 3]), [1 3;2 1]);
same(blkdiag(1,[2 3]), [1 0 0;0 2 3]);
same(spdiags([1 2 3]',0,3,3), sparse(diag([1 2 3])));
same(full(sparse([1 2],[1 2],[3 4])), [3 0;0 4]);
same(nnz(sparse([1 0 2])), 2);
same(issparse(sparse(1)), true);
same(sparse([1 1],[1 1],[2 3]), sparse(5));
same(nzmax(sparse([1 0 2])), 2);
same(full(speye(2)), eye(2));
same(class(sparse(true)), 'logical');
same(full(sparse([1 0;0 1])*[1;2]), [1;2]);
same(issparse(sparse([1 2])+1), false);
same(issparse(sparse([1 2]).*[1 2]), true);
same(issparse(sparse(eye(2))*eye(2)), false);
same(sum(sparse([1 0;0 2])), sparse([1 2]));
same(fzero(@(x) x^3-8,[0 5]), 2);
same(quadgk(@(x) x.^2,0,3), 9);
same(integral(@(x) x,0,2), 2);
same(cumtrapz([1 2 3]), [0 1.5 4]);
same(optimget(optimset('TolX',1e-3),'TolX'), 1e-3);
same(interp1([1 2 3],[4 5 6],2), 5);
same(interp1([1 2 3],[4 5 6],[1.5 NaN]), [4.5 NaN]);
same(bitget(uint8(5),1:3), uint8([1 0 1]));
same(bitset(uint8(0),3), uint8(4));
same(flintmax, 9007199254740992);
same(realmin, 2.2250738585072014e-308);
same(intmin, int32(-2147483648));
same(intmax('uint8'), uint8(255));
same(isfloat(1), true);
same(isinteger(1), false);
same(isreal(1i), false);
same(ischar("a"), false);
same(islogical(1), false);
same(cast(3.7,'like',int8(1)), int8(4));
same(zeros(1,2,'like',1i), complex([0 0]));
same(ones(2,'like',single(1)), single(ones(2)));
same(eye(2,'int8'), int8(eye(2)));
same(false(1,2), [false false]);
same(inf(1,2), [Inf Inf]);
same(nan(2,1), [NaN;NaN]);
same(rand(2,0), zeros(2,0));
same(size(rand(3)), [3 3]);
same(size(randn(2,3)), [2 3]);
same(size(randi(5,2)), [2 2]);
same(numel(unique(randperm(5))), 5);
same(class(randi(5,1,1,'int8')), 'int8');
same(max(randi([3 4],1,50)) <= 4, true);
same(numel(randperm(10,3)), 3);
same(class(rand(2,'single')), 'single');
same(typecast(uint8([0 0 128 63]),'single'), single(1));
same(datenum(2000,1,[1 2]), [730486 730487]);
same(datestr(730486,'dddd'), 'Saturday');
same(datestr(730486,'mmm.dd,yyyy'), 'Jan.01,2000');
same(datestr(730486.123,'HH:MM:SS.FFF'), '02:57:07.200');
same(datestr(730486,2), '01/01/00');
same(datestr(730486.5,13), '12:00:00');
same(datestr(730486,'yy'), '00');
same(datevec(730486.25), [2000 1 1 6 0 0]);
same(datevec('2000-02-03'), [2000 2 3 0 0 0]);
same(eomday(2023,2), 28);
same(weekday(730486), 7);
same(nnz(isspace(sprintf('a b\tc\n'))), 3);
same(lower('ÄB'), 'äb');
same(strtrim({' a';'b '}), {'a';'b'});
same(repmat({'a'},2,1), {'a';'a'});
same(str2double('1e-3'), 1e-3);
same(str2double(' 12 '), 12);
same(str2double('12abc'), NaN);
same(isnan(str2double('')), true);
same(str2num('abc_undefined'), []);
same(upper({'a';'b'}), {'A';'B'});
same(int2str([1.4 1.6]), '1  2');
same(num2str([1;10]), [' 1';'10']);
same(num2str(0.1+0.2), '0.3');
same(num2str(1/3), '0.33333');
same(num2str(1e6), '1000000');
same(num2str(1.5e6), '1500000');
same(num2str(123456.7), '123456.7');
same(num2str(1e-4), '0.0001');
same(num2str(1.23e-5), '1.23e-05');
same(num2str(99999.9999), '99999.9999');
same(num2str([1+2i 3]), '1+2i   3+0i');
same(num2str(true), '1');
same(num2str([true false]), '1  0');
same(num2str(12345678.9), '12345678.9');
same(num2str(-0.5), '-0.5');
same(num2str(3,'%05d'), '00003');
same(num2str([1 2],'%d,'), '1,2,');
same(mat2str([0.1 1/3],4), '[0.1 0.3333]');
same(mat2str(single(1.5),'class'), 'single(1.5)');
same(mat2str([1;2]), '[1;2]');
same(mat2str('a''b'), '''a''''b''');
same(sprintf('%d %s|',1,'ab',2,'cd'), '1 ab|2 cd|');
same(sprintf('%6.2f|%-6s|%+d',pi,'ab',3), '  3.14|ab    |+3');
same(sprintf('%d',int8([1 2])), '12');
same(sprintf('%g',1e10), '1e+10');
same(sprintf('%g',123456789), '1.23457e+08');
same(sprintf('%i',3.0), '3');
same(sprintf('%d',3.5), '3.500000e+00');
same(sprintf('%5s|','a'), '    a|');
same(sprintf('%c','abc'), 'abc');
same(sprintf('%s',[72 105]), 'Hi');
same(sprintf('%d','ab'), '9798');
same(sprintf('\\'), '\');
same(sprintf('%%'), '%');
same(sprintf('%.3s|','abcdef'), 'abc|');
same(sprintf('%e',0), '0.000000e+00');
same(sprintf('%x',255), 'ff');
same(sprintf('%X',255), 'FF');
same(sprintf('%o',8), '10');
same(sprintf('%G',1e-10), '1E-10');
same(sprintf('%5.1f,',[1 2;3 4]), '  1.0,  3.0,  2.0,  4.0,');
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
