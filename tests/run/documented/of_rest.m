function of_rest
% What the pages of some functions state that earlier checks did not ask for.
k(1, strcmp(['ab';'cd'],{'ab';'cd'}),[true;true]); k(2, strcmp(['ab';'cd'],{'ab','x'}),[true false]);
k(3, strcmpi(['AB';'cd'],{'ab';'CD'}),[true;true]);
k(4, strncmp(['abc';'abd'],{'abx';'xbd'},2),[true;false]); k(5, strcmp(['ab';'cd'],["ab";"x"]),[true;false]);
k(6, strcmp(['ab';'cd'],'ab'),false);
k(7, compose('%d and %s',[1;2],["a";"b"]),{'1 and a';'2 and b'}); k(8, compose("abc",[]),"abc");
k(9, jsonencode(dictionary(["a" "b"],[1 2])),'{"a":1,"b":2}'); k(10, jsonencode(dictionary([1.5 2],{'x',struct('q',1)})),'{"1.5":"x","2":{"q":1}}');
k(11, jsonencode(dictionary),'{}'); p=inputParser; addParameter(p,'a',1); q=inputParser; addOptional(q,'b',1);
k(12, er(@()addParameter(p,'A',2)),'MATLAB:InputParser:DuplicateParamName'); k(13, er(@()addRequired(q,'b')),'MATLAB:InputParser:DuplicateParamName');
k(14, er(@()addParameter(q,'1x',2)),'MATLAB:InputParser:ArgNameMustBeValid'); addParameter(q,'B2',1); parse(q,3,'b2',4);
k(15, q.Results,struct('b',3,'B2',4)); w=warning('off','MATLAB:sqrtm:SingularMatrix'); k(16, sqrtm([0 1;0 0]),[0 Inf;0 0]);
[~,id]=lastwarn; k(17, id,'MATLAB:sqrtm:SingularMatrix'); warning(w); r=sqrtm([4 1;0 4]); k(18, round(r,12),[2 .25;0 2]);
k(19, er(@()digitsPattern(-1)),'MATLAB:pattern:InvalidCount'); k(20, er(@()asManyOfPattern("a",3,2)),'MATLAB:pattern:InvalidRange');
k(21, extract("a12b345",digitsPattern(2,Inf)),["12";"345"]); k(22, gallery('compar',[1 -2;3 4]),[1 -2;-3 4]);
k(23, gallery('compar',[1 -2 3;3 4 1;0 1 1],1),[1 -3 -3;-3 4 -3;-1 -1 1]); k(24, gallery('condex',3),[1 0 0;-1 1 0;-1 -1 -1]);
k(25, gallery('condex',5,1),[1 -1 -200 0 0;0 1 100 -100 0;0 1 101 -101 0;0 0 0 100 0;0 0 0 0 1]); k(26, round(sort(eig(gallery('sampling',3))),9),[0;1;2]);
k(27, round(svd(gallery('randsvd',3,100,3))',9),[1 .1 .01]); a=gallery('randhess',4); k(28, {norm(a'*a-eye(4))<1e-12,max(max(abs(tril(a,-2))))},{true,0});
a=gallery('cycol',[4 6],2); k(29, isequal(a(:,1:2),a(:,3:4),a(:,5:6)),true); a=full(gallery('wathen',2,1)); k(30, {size(a),issymmetric(round(a,9)),all(eig(a)>0)},{[13 13],true,true});
[p,n,e]=fileparts({'a/b.c','d.e'}); k(31, {p,n,e},{{'a',''},{'b','d'},{'.c','.e'}}); [~,n]=fileparts(["a/b.c" "d"]); k(32, n,["b" "d"]);
d=dictionary([],[]); k(33, {isConfigured(d),numEntries(d)},{true,0}); d=dictionary(string.empty,[]); d("a")=2; k(34, keys(d),"a"); k(35, isConfigured(dictionary),false);
b=polyshape({[0 4 4 0],[1 2 2 1]},{[0 0 4 4],[1 1 2 2]}); k(36, {ishole(b),ishole(b,2),numsides(b,1)},{[false;true],true,4}); [x,y]=centroid(b,2); k(37, [x y],[1.5 1.5]);
t=triangulation([1 2 3],[0 0;1 0;0 1]); k(38, faceNormal(t),[0 0 1]); t=triangulation([1 2 3;2 4 3],[0 0 0;1 0 0;0 1 0;1 1 1]); k(39, featureEdges(t,pi/6),[1 2;1 3;2 3;2 4;3 4]);
k(40, featureEdges(t,pi/2),[1 2;1 3;2 4;3 4]); f=[tempname '.zzz']; writelines("a,1",f); k(41, er(@()readtable(f)),'MATLAB:readtable:UnrecognizedFileExtension');
k(42, size(readtable(f,'FileType','text','ReadVariableNames',false)),[1 2]); delete(f); k(43, spline([0 1 2],[0 0 1 4 4],1.5),2.25);
k(44, er(@()pchip([1 1],[2 3],1)),'MATLAB:chckxy:RepeatedSites'); k(45, er(@()makima(1,2,3)),'MATLAB:chckxy:NotEnoughPts'); k(46, er(@()spline(1:3,1:7,2)),'MATLAB:chckxy:NumSitesMismatchValues');
disp('46 checks')
end
