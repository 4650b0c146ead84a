function of_files
% What the pages of textscan, dlmread, fread, memoize and of some others state.
c=textscan('/home/foo/','%s','Delimiter','/','MultipleDelimsAsOne',1); k(1, c{1},{'home';'foo'});
c=textscan('1i -2j 3',''); k(2, [c{:}],[1i -2i 3]);
c=textscan('3, 2-4i','%f %f','Delimiter',','); k(3, c,{3,2-4i});
c=textscan('3+2i 5','%f'); k(4, c{1},[3+2i;5]);
c=textscan('3+2 5','%f'); k(5, c{1},[3;2;5]);
c=textscan('1in','%f%s'); k(6, c,{1,{'in'}});
c=textscan('2+1i 3','%d %f32'); k(7, c,{int32(2),single(3)});
c=textscan('1.5+2i','%f32'); k(8, c{1},single(1.5+2i));
c=textscan(sprintf('h\rx 1\r2 3\r4 5'),'%f %f','HeaderLines',2,'EndOfLine','\r'); k(9, [c{:}],[2 3;4 5]);
c=textscan(sprintf('1 2\r3 4'),'%f %f'); k(10, [c{:}],[1 2;3 4]);
c=textscan(sprintf(',,1,2\n,3,,4'),'%f %f','Delimiter',',','MultipleDelimsAsOne',true); k(11, [c{:}],[1 2;3 4]);
c=textscan(sprintf(',1\n2,'),'%f %f','Delimiter',','); k(12, [c{:}],[NaN 1;2 NaN]);
c=textscan('Total: 32.5 % (of cm)','Total: %f %% (of cm)'); k(13, c,{32.5});
c=textscan('A2 B2 C3','%*[ABC]%d',3); k(14, c{1},int32([2;2;3]));

f=[tempname '.txt']; w=fopen(f,'w'); fprintf(w,'1,2,3\n4,5,6\n7,8,9\n'); fclose(w);
k(15, dlmread(f,',','B1..C2'),[2 3;5 6]); k(16, dlmread(f,',','a2:b3'),[4 5;7 8]);
k(17, dlmread(f,',',[1 0 1 2]),[4 5 6]); k(18, csvread(f,1,1),[5 6;8 9]);
k(19, er(@()dlmread(f,',','7..B')),'MATLAB:dlmread:InvalidRange');
w=fopen(f,'w'); k(20, fwrite(w,[1 2 3 99],'ubit4'),4); fwrite(w,[-1 3],'bit4'); fclose(w);
r=fopen(f); k(21, fread(r,4,'ubit4'),[1;2;3;15]); k(22, fread(r,Inf,'bit4=>int8'),int8([-1;3])); frewind(r);
k(23, fread(r,[2 2],'*ubit4'),uint8([1 3;2 15])); frewind(r);
k(24, fread(r,2,'ubit4',0,'b'),[2;1]); frewind(r); [x,n]=fread(r,'ubit1'); k(25, n,24); k(26, x(1:8)',[1 0 0 0 0 1 0 0]);
frewind(r); k(27, fread(r,1,'bit12=>double'),801); k(28, er(@()fread(r,1,'ubit65')),'MATLAB:FileIO:InvalidPrecision');
fclose(r);
w=fopen(f,'w'); fprintf(w,'  1.5   2.5\n 10    20\n'); fclose(w); k(29, importdata(f,' '),[1.5 2.5;10 20]);
w=fopen(f,'w'); fprintf(w,'Day1  Day2\n95.01 76.21\n 3.5   9.18\n'); fclose(w); [a,d,h]=importdata(f);
k(61, {a.colheaders,a.data,d,h},{{'Day1','Day2'},[95.01 76.21;3.5 9.18],' ',1});
w=fopen(f,'w'); fprintf(w,'N,S\nann,1\n"a, b",2\n"say ""x""",\n"7",8\n'); fclose(w);
k(63, readmatrix(f),[NaN 1;NaN 2;NaN NaN;7 8]); T=readtable(f); k(64, T.N,{'ann';'a, b';'say "x"';'7'});
w=fopen(f,'w'); fprintf(w,'a b,a b,1c,\n1,2,3,4\n'); fclose(w); T=readtable(f);
k(65, T.Properties.VariableNames,{'aB','aB_1','x1c','Var4'}); k(66, T{1,:},[1 2 3 4]);
T=table([1;2],'VariableNames',{'n'}); writetable(T,f); writetable(T,f,'WriteMode','append');
k(67, fileread(f),sprintf('n\n1\n2\n1\n2\n')); o=detectImportOptions(f);
k(68, class(o),'matlab.io.text.DelimitedTextImportOptions'); k(69, er(@()writetable(5,f)),'MATLAB:table:write:UnsupportedType');
k(70, er(@()writecell(5,f)),'MATLAB:writecell:UnsupportedType'); k(71, er(@()writematrix({5},f)),'MATLAB:writematrix:UnsupportedType');
k(62, [exist('containers.Map','class') exist('double','class') exist('handle') exist('sin','class')],[8 8 8 0]); delete(f);

g=memoize(@plus); a=[g(13,42) g(7,33) g(13,42) g(5,120) g(13,42) g(7,33)]; s=stats(g); k(30, a,[55 40 55 125 55 40]);
k(31, s.CacheHitRatePercent,50); k(32, s.CacheOccupancyPercent,30); k(33, s.MostHitCachedInput,struct('Hits',2,'Input',{{13,42}}));
k(34, fieldnames(s.Cache)',{'Inputs','Nargout','Outputs','HitCount','TotalHits','TotalMisses'}); k(35, s.Cache.HitCount,[2 1 0]);
k(36, s.Cache.Inputs{2},{7,33}); k(37, s.Cache.Outputs{3},{125}); k(38, class(g),'matlab.lang.MemoizedFunction');
k(39, memoize(@plus)==g,true); clearCache(g); s=stats(g); k(40, s.Cache.TotalMisses,0);
h=memoize(@max); [m,i]=h([1 5 2]); k(41, [m i],[5 2]); m=h([1 5 2]); s=h.stats; k(42, s.Cache.Nargout,[2 1]);
h.Enabled=false; h([9 8]); s=stats(h); k(43, s.Cache.TotalMisses,2); k(44, er(@()memoize(5)),'MATLAB:memoize:InvalidInput');
q=memoize(@(x) rand*x); k(45, q(2)==q(2),true); q.CacheSize=1; q(3); s=stats(q); k(46, s.Cache.Inputs,{{3}});

k(47, strncmp('abc','abc',10),true); k(48, strncmp('abc','abcd',10),false); k(49, strncmpi("ABC",{'abc','abcd'},9),[true false]);
[r,c]=ind2sub([3 3],10); k(50, [r c],[1 4]); [r,c,p]=ind2sub([3 3],10); k(51, [r c p],[1 1 2]); k(52, ind2sub([2 2],[1 9]),[1 9]);
m=containers.Map('KeyType','double'); k(53, {m.Count,m.keys,m.values,m.ValueType},{uint64(1),{'KeyType'},{'double'},'char'});
k(54, cummax([1+1i 3 2 -3]),[1+1i 3 3 -3]); [m,i]=cummin([3;1i;-1;2i]); k(55, {m,i},{[3;1i;1i;1i],[1;2;2;2]});
k(56, abs(psi(1)+0.57721566490153286)<2e-16,true); k(57, round(makima([1 2 3],[1 2 3;4 5 6],[1.5 2.5]),12),[1.5 2.5;4.5 5.5]);
k(58, round(interp1((1:4)',[1 4 9 16;1 2 3 4]',2.5,'makima'),4),[6.2396 2.5]);
y=ode23(@(t,y) [y(2);(1-y(1)^2)*y(2)-y(1)],[0 2],[2 0],odeset('NonNegative',2)); k(59, y.y(:,end),[2;0]);
[t,~]=ode45(@(t,y) y,1,1); k(60, t([1 end]),[0;1]);
fprintf('71 checks\n');
end
