% Tables joined, stacked, unstacked, split, merged, and summarised by groups.
A = table([1;2],[3;4],'VariableNames',{'k','a'}); B = table([2;1],[5;6],'VariableNames',{'k','b'});
join(A,B)
B = table([2;3],[5;6],'VariableNames',{'k','b'});
outerjoin(A,B)
outerjoin(A,B,'MergeKeys',true)
outerjoin(A,B,'Type','left')
T2 = array2table(magic(3),'VariableNames',{'x','y','z'});
stack(T2,{'x','y'})
stack(T2,{'x','y'},'NewDataVariableName','v','IndexVariableName','w')
unstack(table([1;1;2;2],{'a';'b';'a';'b'},[1;2;3;4]),'Var3','Var2')
splitvars(table([1 2;3 4],[5;6]))
mergevars(T2,{'x','y'})
mergevars(T2,{'x','y'},'NewVariableName','xy')
convertvars(table([1;2],{'a';'b'}),'Var2','string')
convertvars(table([1;2],{'a';'b'}),@iscellstr,'categorical')
rows2vars(array2table([1 2;3 4]))
a = [1 2]; combinations(a,["x" "y"])
entries(dictionary(["a" "b"],[1 2]))
entries(dictionary("a",1),'struct')
T = table([1;1;2],[3;5;4],'VariableNames',{'g','v'});
groupsummary(T,'g')
groupsummary(T,'g','mean','v')
groupsummary(T,'g',{'mean','max'},'v')
groupsummary([1;2;3],[1;2;1],'sum')
try, T('g'), catch e, disp(e.message), end
istabular(T)
