% Tables: making, showing, indexing, changing, joining.
Name = {'Sanchez';'Johnson';'Li'}; Age = [38;43;40]; Smoker = logical([1;0;1]); H = [71;69;64.5];
T = table(Name,Age,Smoker,H)
T.Age
T(1:2,:)
T(T.Age>39,{'Name','Age'})
T{:,2}
T.BMI = [1.5;2.25;3]
height(T), width(T), size(T)
T.Properties.VariableNames
T2 = table([1;2],["a";"b"],'VariableNames',{'x','y'})
T2.x(2) = 5
T2(3,:) = {7,"c"}
sortrows(T2,'x','descend')
T3 = table([1;2],[3;4],'RowNames',{'r1','r2'})
T3('r1',:)
T3{'r2','Var2'}
table2array(T3)
[T2;T2]
isempty(table())
x = table()
T2.y{1}
T4 = table([1 2;3 4],{1;'abc'})
class(T2)
try, T2.zz, catch e, disp(e.message), end
try, table([1;2],[1;2;3]), catch e, disp(e.message), end
for i=1:height(T2), disp(T2.x(i)), end
s = table2struct(T2)
x = table()
T2 = table([1;2],["a";"b"],'VariableNames',{'x','y'});
T2.y{1}
T4 = table([1 2;3 4],{1;'abc'})
class(T2)
try, T2.zz, catch e, disp(e.message), end
try, table([1;2],[1;2;3]), catch e, disp(e.message), end
for i=1:height(T2), disp(T2.x(i)), end
s = table2struct(T2)
T2.Properties.VariableNames{1} = 'first';
T2
n = 'first'; T2.(n)
A = [1 2;3 4]; array2table(A)
array2table([1 2;3 4])
array2table(A,'VariableNames',{'p','q'})
cell2table({1,'a';2,'b'})
struct2table(struct('a',{1,2},'b',{'x','y'}))
struct2table(struct('a',[1;2],'b',[3;4]))
f = [tempname '.csv']; writetable(T2,f); disp(fileread(f)); R = readtable(f)
delete(f);
T = table({'a';'b';'a'},[1;2;3],'VariableNames',{'g','v'});
varfun(@mean, T, 'InputVariables','v','GroupingVariables','g')
varfun(@sum, T, 'InputVariables','v')
rowfun(@(v) v*2, T, 'InputVariables','v','OutputVariableNames','d')
unique(T(:,'g'))
innerjoin(T, table({'a';'b'},[10;20],'VariableNames',{'g','w'}))
[tf] = istable(T)
T.v(2)
T(2,:).v
T.v = T.v*2
T = addvars(T, [7;8;9], 'NewVariableNames','z')
T = removevars(T,'z')
T = renamevars(T,'v','value')
mean(T.value)
T{1,'value'} = 100
T = [T table([1;2;3],'VariableNames',{'new'})]
head(T,2)
T.t = datetime(2020,1,[1;2;3])
isequal(T,T)
table([1.5;NaN],[1e6;2],int8([1;2]))
table('Size',[2 2],'VariableTypes',{'double','string'})
numel(T)
T(end,:)
c = table2cell(T(1,1:2))
disp(T(1,1:2))
sortrows(T,{'g','value'},{'ascend','descend'})
T2(1, :) = []
T2.y = []
disp(size(table2cell(table({'a', 'b'}, {true, 'c'}))))
disp(size(table2struct(table([1; 2], [3; 4]), 'ToScalar', false)))
