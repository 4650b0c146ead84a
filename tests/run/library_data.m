function library_data
% Groups, outliers, texts, JSON and small numerical tools, by the documentation.
% Nothing is printed but what is not as expected, and the end.
same(allunique([1 2 1]), false);
same(allunique({'a','b'}), true);
same(clip([1 NaN 9],2,6), [2 NaN 6]);
same(cospi([0 0.5 1 1.5]), [1 0 -1 0]);
same(sinpi([0 0.5 1 1.5]), [0 1 0 -1]);
same(acotd(1), 45);
same(asecd(2), 60);
same(bandwidth([1 2 0;0 1 3;4 0 1]), 2);
same(bandwidth([1 2 0;0 1 3;4 0 1],'upper'), 1);
same(isbanded([1 1;0 1],0,1), true);
same(isbanded([1 1;1 1],0,1), false);
same(betainc(betaincinv(0.3,2,3),2,3), 0.3);
same(betaincinv([0 1],2,3), [0 1]);
same(gammainc(gammaincinv(0.3,2),2), 0.3);
same(gammaincinv(0.5,1,'upper'), log(2));
same(ellipj(0.7,0), sin(0.7));
same(ellipj(0.7,1), tanh(0.7));
same(tensorprod([1 2;3 4],[5 6;7 8],2,1), [19 22;43 50]);
same(size(tensorprod(ones(2,3),ones(4,5))), [2 3 4 5]);
same(isuniform([1 3 5]), true);
same(isuniform([1 3 6]), false);
same(isoutlier([1 2 3 2 1 100]), [false(1,5) true]);
same(isoutlier([1 2 3 2 1 100],'mean'), false(1,6));
same(isoutlier([1 2 3 2 1 100],'quartiles'), [false(1,5) true]);
same(rmoutliers([1 2 3 2 1 100]), [1 2 3 2 1]);
same(filloutliers([1 2 3 2 1 100],'previous'), [1 2 3 2 1 1]);
same(filloutliers([1 2 3 2 1 100],'center'), [1 2 3 2 1 2]);
same(islocalmax([0 1 1 0 3 0]), logical([0 1 0 0 1 0]));
same(islocalmin([3 1 2 0 5]), logical([0 1 0 1 0]));
same(topkrows([1 2;3 4;3 1],2), [3 4;3 1]);
same(issortedrows([1 2;1 3]), true);
same(issortedrows([2 1;1 3]), false);
same(findgroups([30 10 30]), [2 1 2]);
same(findgroups({'b';'a';'b'}), [2;1;2]);
same(findgroups([1 NaN 1]), [1 NaN 1]);
same(splitapply(@mean,[1;2;3;5],[1;1;2;2]), [1.5;4]);
same(groupcounts([5;7;5]), [2;1]);
same(groupsummary([1;2;3;4],[1;1;2;2],'max'), [2;4]);
same(rectint([0 0 2 2],[1 1 2 2;5 5 1 1]), [1 0]);
same(convhull([0 1 1 0 0.5],[0 0 1 1 0.5]), [1;2;3;4;1]);
same(full(spconvert([1 1 5;2 2 6])), [5 0;0 6]);
same(histcounts2([1 1 3],[1 1 3],[0 2 4],[0 2 4]), [2 0;0 1]);
same(cplxpair([1+1i 3 1-1i]), [1-1i 1+1i 3]);
[x, ~] = pcg([4 1;1 3],[1;2]);
same(x, [1/11;7/11]);
same(eigs(diag(1:10),3), [10;9;8]);
same(eigs(diag(1:10),2,'smallestabs'), [1;2]);
same(svds(diag(1:4),2), [4;3]);
same(condest([2 0;0 1]), 2);
same(lscov([1;1],[1;3],[1;3]), 2.5);
same(calendar(2024,2), [0 0 0 0 1 2 3;4:10;11:17;18:24;25:29 0 0;zeros(1,7)]);
same(vectorize('x^2*y./z'), 'x.^2.*y./z');
same(superiorfloat(1,single(2)), 'single');
same(matches(["a" "b"],"a"), [true false]);
same(matches('abc',{'ABC','x'},'IgnoreCase',true), true);
same(append("a ",'b'), "a b");
same(append({'a ','b'},'c'), {'a c','bc'});
same(eraseBetween("abcdef",2,3), "adef");
same(eraseBetween('a<b>c<d>','<','>'), 'a<>c<>');
same(eraseBetween('a<b>c','<','>','Boundaries','inclusive'), 'ac');
same(replaceBetween("a(b)c","(",")","Z"), "a(Z)c");
same(replaceBetween('abcd',2,3,'X'), 'aXd');
same(extract("abcabc","bc"), ["bc";"bc"]);
same(extract("hello",2), "e");
same(compose("%d-%s",[1;2],["a";"b"]), ["1-a";"2-b"]);
same(compose('%5.2f',[1.5 2.5;3 4]), {' 1.50',' 2.50';' 3.00',' 4.00'});
same(compose("%d, %d",[1 2;3 4]), ["1, 2";"3, 4"]);
same(jsonencode(struct('a',1,'b','x"y')), '{"a":1,"b":"x\"y"}');
same(jsonencode([1 2;3 4]), '[[1,2],[3,4]]');
same(jsonencode({true,[],'',NaN}), '[true,[],"",null]');
same(jsonencode(struct('a',{1,2})), '[{"a":1},{"a":2}]');
same(jsondecode('[1,null,3]'), [1;NaN;3]);
same(jsondecode('[[1,2],[3,4]]'), [1 2;3 4]);
same(jsondecode('[[1,2],[3]]'), {[1;2];3});
same(jsondecode('{"a":{"b":[true,false]}}'), struct('a',struct('b',[true;false])));
same(jsondecode('[{"x":1},{"x":2}]'), struct('x',{1;2}));
same(jsondecode('["a","b"]'), {'a';'b'});
fails(@() jsondecode('[1'), 'MATLAB:json:SyntaxError');
same(makima(1:4,[2 4 6 8],2.5), 5);
same(airy(0,1), 0.135292416312881);
same(airy(2,-1), 0.103997389496945);
same(interp2([1 2;3 4],1.5,1.5), 2.5);
same(interp2(magic(3),[1 2],[1;2]), [8 1;3 5]);
same(interp2([1 2;3 4],5,5), NaN);
same(interp2([1 2;3 4],1.6,1.2,'nearest'), 2);
same(ppval(spline(0:3,[0 1 8 27]),2.5), 15.625);
same(iskeyword('for'), true);
same(numel(iskeyword()), 20);
same(bitcmp(5,'uint8'), 250);
fails(@() nthroot(-8,2), 'MATLAB:nthroot:NegXNotOddN');
fails(@() factorial(1.5), 'MATLAB:factorial:NNegativeInt');
same(mod([1 2;3 4],2), [1 0;1 0]);
same(logspace(0,pi,2), [1 pi]);
same(isvector(zeros(1,0)), true);
same(diff(zeros(0,3)), zeros(0,3));
same(gammaincinv(0,2), 0);
same(license('test','x'), 1);
same(trapz([1 2;3 4],2), [1.5;3.5]);
same(cumtrapz([1 2 3],2), [0 1.5 4]);
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
