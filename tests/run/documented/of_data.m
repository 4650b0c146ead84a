function of_data
% What the pages of maps, functions of cells, times, errors, JSON and reductions state.
m=containers.Map({'a','b'},[1 2]); k(1, m.keys,{'a','b'}); k(2, values(m,{'a'}),{1});
k(3, er(@()m('z')),'MATLAB:Containers:Map:NoKey'); k(4, m.isKey({'a','q'}),[true false]);
k(5, m.Count,uint64(2)); m2=containers.Map('KeyType','double','ValueType','any'); m2(3)='x';
k(6, keys(m2),{3}); m2.remove(3); k(7, m2.Count,uint64(0));
k(8, er(@()remove(m2,9)),'MATLAB:Containers:Map:NoKey'); m3=containers.Map('UniformValues',false);
k(9, m3.ValueType,'any'); m4=[m;containers.Map('c',3)]; k(10, m4.keys,{'a','b','c'});
k(11, length(m4),3); m5=containers.Map([1 2 3],{'x','y','z'}); k(12, m5.KeyType,'double');
k(13, m5(2),'y'); d=dictionary(["a" "b"],[1 2]); k(14, d("a"),1); k(15, d(["a" "b"]),[1 2]);
k(16, numEntries(d),2); k(17, keys(d),["a";"b"]); k(18, values(d),[1;2]);
k(19, isKey(d,["a" "z"]),[true false]); d("c")=5; k(20, d.numEntries,3); d("a")=[];
k(21, keys(d),["b";"c"]); k(22, lookup(d,"z",'FallbackValue',0),0);
k(23, er(@()d("z")),'MATLAB:dictionary:ScalarKeyNotFound'); d=insert(d,"q",9); k(24, d("q"),9);
d=remove(d,"q"); k(25, isKey(d,"q"),false); [kt,vt]=types(d); k(26, [kt vt],["string" "double"]);
k(27, isConfigured(dictionary),false); dd=dictionary(1,{[1 2]}); k(28, dd{1},[1 2]); t=entries(d);
k(29, t.Key,["b";"c"]); k(30, cellfun(@(x) x*2,{1,2}),[2 4]);
k(31, cellfun('length',{[1 2],1}),[2 1]); k(32, cellfun('isclass',{1,'a'},'char'),[false true]);
k(33, cellfun('size',{ones(2,3)},2),3);
k(34, cellfun(@(x,y) [x y],{1,2},{3,4},'UniformOutput',false),{[1 3],[2 4]});
k(35, cellfun(@(x) error('a:b','m'),{1},'ErrorHandler',@(s,x) s.index),1);
k(36, er(@()cellfun(@(x) [x x],{1,2})),'MATLAB:cellfun:NotAScalarOutput');
k(37, arrayfun(@(x) x,[]),[]); [a,b]=arrayfun(@(x) max([x 2]),[1 3]); k(38, {a,b},{[2 3],[2 1]});
k(39, structfun(@(x) x,struct('a',1,'b',2)),[1;2]);
k(40, structfun(@(x) x*2,struct('a',1),'UniformOutput',false),struct('a',2));
k(41, cellfun('prodofsize',{ones(2,3)}),6); k(42, cellfun('isreal',{1i,1}),[false true]);
k(43, arrayfun(@(s) s.a,struct('a',{1,2})),[1 2]);
k(44, er(@()arrayfun(@(x) 'ab',1)),'MATLAB:arrayfun:NotAScalarOutput');
k(45, datenum(2000,1,1),730486); k(46, datestr(730486.5,'HH:MM PM'),'12:00 PM');
k(47, datevec('2020-03-04','yyyy-mm-dd'),[2020 3 4 0 0 0]);
k(48, datenum('01/02/2020','mm/dd/yyyy'),737792);
k(49, char(datetime(2020,1,31)+calmonths(1)),'29-Feb-2020');
k(50, char(dateshift(datetime(2020,2,10),'end','month')),'29-Feb-2020');
k(51, days(datetime(2020,3,1)-datetime(2020,2,1)),29); k(52, char(hours(1.5)),'1.5 hr');
k(53, char(duration(1,2,3)),'01:02:03'); k(54, char(calmonths(14)),'1y 2mo');
k(55, between(datetime(2020,1,1),datetime(2021,2,3)),calendarDuration(1,1,2));
k(56, char(datetime('2020-05-06 07:08:09','Format','dd.MM.yyyy HH:mm')),'06.05.2020 07:08');
k(57, eomday(2020,2),29); k(58, addtodate(730486,1,'month'),730517); k(59, isnat(NaT),true);
k(60, month(datetime(2020,5,1),'name'),{'May'}); k(61, day(datetime(2020,5,1),'dayofyear'),122);
[y,mo,dd1]=ymd(datetime(2020,5,6)); k(62, [y mo dd1],[2020 5 6]); k(63, seconds(minutes(2)),120);
k(64, char(seconds(90),'mm:ss'),'01:30'); k(65, datestr(730486,1),'01-Jan-2000');
k(66, datestr(730486,29),'2000-01-01'); k(67, posixtime(datetime(1970,1,2)),86400);
k(68, week(datetime(2020,1,8)),2); k(69, quarter(datetime(2020,5,1)),2);
k(70, juliandate(datetime(2000,1,1,12,0,0)),2451545); k(71, yyyymmdd(datetime(2020,5,6)),20200506);
k(72, isweekend(datetime(2020,5,9)),true);
k(73, char(datetime(2020,1,1):caldays(1):datetime(2020,1,2)),['01-Jan-2020';'02-Jan-2020']);
k(74, caldays(calweeks(2)),14); k(75, timeofday(datetime(2020,1,1,3,0,0)),hours(3));
k(76, isbetween(datetime(2020,1,2),datetime(2020,1,1),datetime(2020,1,3)),true);
k(77, char(datetime(2020,1,1,'Format','eeee')),'Wednesday'); k(78, func2str(@(x) x+1),'@(x)x+1');
k(79, func2str(@sin),'sin'); f=str2func('@(x) x.^2'); k(80, f(3),9); k(81, isequal(@sin,@sin),true);
k(82, isequal(struct('a',1,'b',2),struct('b',2,'a',1)),true); k(83, isequal('a',97),true);
k(84, isequal({1},{1}),true); k(85, isequal(NaN,NaN),false); k(86, isequal("a",'a'),true);
k(87, isequal([],''),true); k(88, isequal(1,1,1),true); k(89, isequal(zeros(0,3),[]),false);
k(90, isequal(sparse(1),1),true); k(91, isequal(single(1),1),true); ME=MException('a:b','hi %d',3);
k(92, ME.message,'hi 3'); ME=addCause(ME,MException('c:d','x')); k(93, ME.cause{1}.identifier,'c:d');
try, rethrow(ME); catch q, k(94, q.identifier,'a:b'); end
try, error(struct('message','m','identifier','x:y')); catch q, k(95, q.identifier,'x:y'); end
k(96, er(@()error('no id')),''); k(97, er(@()undefined_fn(1)),'MATLAB:UndefinedFunction');
try, x=[1 2 3]; x(5); catch q, k(98, q.message,'Index exceeds the number of array elements. Index must not exceed 3.'); end
try, x(0); catch q, k(99, q.message,'Array indices must be positive integers or logical values.'); end
try, x(1.5); catch q, k(100, q.identifier,'MATLAB:badsubscript'); end
try, x(2,2); catch q, k(101, q.message,'Index in position 1 exceeds array bounds. Index must not exceed 1.'); end
try, [1 2]+[1 2 3]; catch q, k(102, q.message,'Arrays have incompatible sizes for this operation.'); end
try, [1 2]*[3 4]; catch q, k(103, q.identifier,'MATLAB:innerdim'); end
try, [1 2;3]; catch q, k(104, q.identifier,'MATLAB:catenate:dimensionMismatch'); end
try, s.a=1; s.b; catch q, k(105, q.message,'Unrecognized field name "b".'); end
try, c={1}; c{2}; catch q, k(106, q.identifier,'MATLAB:badsubscript'); end
try, x=1:3; x(:,:,2); catch q, k(107, q.message,'Index in position 3 exceeds array bounds. Index must not exceed 1.'); end
try, inv(ones(2,3)); catch q, k(108, q.identifier,'MATLAB:square'); end
try, chol([1 2;2 1]); catch q, k(109, q.identifier,'MATLAB:posdef'); end
try, reshape(1:6,4,[]); catch q, k(110, q.identifier,'MATLAB:getReshapeDims:notDivisible'); end
try, horzcat([1;2],1); catch q, k(111, q.message,'Dimensions of arrays being concatenated are not consistent.'); end
try, str2double(); catch q, k(112, q.identifier,'MATLAB:minrhs'); end
try, sin(1,2); catch q, k(113, q.identifier,'MATLAB:maxrhs'); end
try, fieldnames(1); catch q, k(114, q.identifier,'MATLAB:fieldnames:InvalidInput'); end
try, validateattributes(-1,{'numeric'},{'positive'}); catch q, k(115, q.message,'Expected input to be positive.'); end
try, validateattributes('a',{'numeric'},{}); catch q, k(116, q.identifier,'MATLAB:invalidType'); end
k(117, jsonencode(struct('a',{1,2})),'[{"a":1},{"a":2}]'); k(118, jsonencode([1 NaN]),'[1,null]');
k(119, jsonencode([1 NaN],'ConvertInfAndNaN',false),'[1,NaN]');
k(120, jsonencode({1,'a',true,[]}),'[1,"a",true,[]]'); k(121, jsonencode(magic(2)),'[[1,3],[4,2]]');
k(122, jsonencode("a"),'"a"'); k(123, jsonencode(struct('a',[])),'{"a":[]}');
k(124, jsonencode(containers.Map({'x'},{1})),'{"x":1}');
k(125, jsonencode(struct('a',1),'PrettyPrint',true),sprintf('{\n  "a": 1\n}'));
k(126, jsondecode('[1,2,3]'),[1;2;3]); k(127, jsondecode('[[1,2],[3,4]]'),[1 2;3 4]);
k(128, jsondecode('[1,"a"]'),{1;'a'}); k(129, jsondecode('[{"a":1},{"a":2}]'),struct('a',{1;2}));
k(130, jsondecode('[{"a":1},{"b":2}]'),{struct('a',1);struct('b',2)}); k(131, jsondecode('null'),[]);
k(132, jsondecode('[1,null]'),[1;NaN]); k(133, jsondecode('[true,false]'),[true;false]);
k(134, jsondecode('[true,null]'),{true;[]}); k(135, jsondecode('"\u00e9"'),'é');
k(136, jsondecode('[[1,2],[3]]'),{[1;2];3}); k(137, jsondecode('[]'),[]);
k(138, jsondecode('{}'),struct()); k(139, jsondecode('[[[1,2],[3,4]]]'),reshape([1 3 2 4],1,2,2));
k(140, jsonencode('a"b\'),'"a\"b\\"'); k(141, jsonencode(['ab';'cd']),'["ab","cd"]');
k(142, jsonencode(1e10),'10000000000'); k(143, jsonencode(0.1),'0.1');
k(144, jsonencode(pi),'3.1415926535897931'); k(145, jsonencode(datetime(2020,1,1)),'"01-Jan-2020"');
k(146, jsonencode(int8([])),'[]'); k(147, jsonencode({}),'[]');
k(148, jsonencode(ones(2,1)),'[1,1]'); k(149, jsonencode(true(1,2)),'[true,true]');
k(150, jsonencode(table([1;2],'VariableNames',{'a'})),'[{"a":1},{"a":2}]'); k(151, rank(magic(4)),3);
k(152, expm(zeros(2)),eye(2)); k(153, kron([1 2],[1;1]),[1 2;1 2]); k(154, norm([3 4]),5);
k(155, norm([1 2;3 4],'fro'),sqrt(30)); k(156, norm([1 -2],1),3); k(157, norm([1 -2],Inf),2);
k(158, norm([1 -2],-Inf),1); k(159, vecnorm([3 4;6 8],2,2),[5;10]); k(160, trace(magic(3)),15);
k(161, rref([1 2;3 4]),eye(2)); k(162, circshift(1:4,1),[4 1 2 3]);
k(163, circshift([1 2;3 4],[1 1]),[4 3;2 1]); k(164, rot90([1 2;3 4]),[2 4;1 3]);
k(165, size(permute(ones(2,3),[3 1 2])),[1 2 3]); k(166, size(squeeze(ones(1,1,3))),[3 1]);
k(167, flip([1 2;3 4],2),[2 1;4 3]); k(168, typecast(single(1),'uint32'),uint32(1065353216));
k(169, swapbytes(uint16(1)),uint16(256)); k(170, 0x1F,uint8(31)); k(171, 0b101s16,int16(5));
k(172, bsxfun(@plus,[1 2],[1;2]),[2 3;3 4]); k(173, nnz(sparse([1 0 2])),2);
[o1,o2]=fzero(@(x) x-1,[0 3]); k(174, abs(o1-1)<1e-10,true); k(175, optimset('TolX',1e-3).TolX,1e-3);
k(176, round(integral(@(x) x.^2,0,3),8),9); k(177, round(quad(@(x) x,0,1),6),.5);
k(178, round(2.5),3); k(179, round(-2.5),-3); k(180, round(123.456,-1),120);
k(181, round(1.2345,3,'significant'),1.23); k(182, fix(-2.5),-2); k(183, hypot(3,4),5);
k(184, nthroot(-8,3),-2); k(185, log1p(0),0); k(186, sign([-1 0 2]),[-1 0 1]);
k(187, max([1 5;7 2],[],'all'),7); k(188, max([1 2;3 4],[],[1 2]),4);
[m,i]=max([1 5;7 2],[],'all','linear'); k(189, {m,i},{7,2}); k(190, min([NaN 1]),1);
k(191, max([NaN 1],[],'includenan'),NaN); k(192, sum([1 2;3 4],'all'),10);
k(193, sum(single([1 2]),'double'),3); k(194, mean([1 2;3 4],'all'),2.5);
k(195, median([1 3 2 NaN],'omitnan'),2); k(196, mode([1 2 2 3 3]),2); k(197, var([1 2 3 4],1),1.25);
k(198, std([1 2;3 5],0,2),[sqrt(.5);sqrt(2)]); k(199, prod([]),1); k(200, sum(zeros(0,3)),[0 0 0]);
k(201, max([]),[]); k(202, mean([]),NaN); k(203, any([0 0;0 1],'all'),true);
k(204, bounds([3 1 2]),1); k(205, rescale([1 2 3]),[0 .5 1]); k(206, normalize([1 2 3]),[-1 0 1]);
k(207, rms([3 4]),sqrt(12.5)); k(208, iqr([1 2 3 4]),2); k(209, prctile([1 2 3 4],50),2.5);
k(210, quantile([1 2 3 4],.25),1.5); k(211, cov([1 2 3],[1 2 3]),[1 1;1 1]); k(212, nnz([1 0 2]),2);
k(213, cummax([1;3;2]),[1;3;3]); k(214, fillmissing([1 NaN 3],'linear'),[1 2 3]);
k(215, rmmissing([1 NaN 3]),[1 3]); k(216, isoutlier([1 1 1 1 100]),[false false false false true]);
k(217, standardizeMissing([1 -99],-99),[1 NaN]); k(218, sub2ind([2 3],2,3),6);
[r,cc]=ind2sub([2 3],5); k(219, [r cc],[1 3]);
k(220, er(@()sub2ind([2 3],3,1)),'MATLAB:sub2ind:IndexOutOfRange');
[r,cc]=ind2sub([2 3],7); k(221, [r cc],[1 4]); k(222, deal(3),3);
k(223, getfield(struct('a',{{1,2}}),'a',{2}),{2}); k(224, isrow(zeros(1,0)),true);
k(225, num2cell([1 2;3 4]),{1 2;3 4}); k(226, mat2cell(1:4,1,[1 3]),{1,[2 3 4]});
k(227, cell2struct({1;2},{'a','b'},1),struct('a',1,'b',2)); k(228, struct2cell(struct('a',1)),{1});
k(229, orderfields(struct('b',1,'a',2)),struct('a',2,'b',1));
k(230, rmfield(struct('a',1,'b',2),'a'),struct('b',2));
k(231, isfield(struct('a',1),{'a','b'}),[true false]); k(232, repelem([1 2],[2 1]),[1 1 2]);
k(233, repelem([1 2;3 4],1,2),[1 1 2 2;3 3 4 4]); k(234, nnz(primes(50)),15);
k(235, paddata([1 2],4),[1 2 0 0]); k(236, trimdata(1:4,2),[1 2]); k(237, resize(1:3,5),[1 2 3 0 0]);
k(238, isuniform([1 2 3]),true); k(239, clip([1 5 9],2,8),[2 5 8]); k(240, allfinite([1 Inf]),false);
k(241, anynan([1 NaN]),true); k(242, numel(combinations([1 2],[3 4]).Var1),4);
k(243, strjoin(string({'a'})),"a"); k(244, isenv('PATH'),true);
disp('244 checks')
end
