% Categories and tables of them.
c = categorical({'red','blue','red','green'})
categories(c)
c == 'red'
countcats(c)
c(2)
c(2) = 'red'
double(c)
o = categorical({'S','L','M'},{'S','M','L'},'Ordinal',true)
o < 'L'
max(o)
sort(o)
x = categorical([1 2 1])
categories(x)
categorical([1 2 3],[1 2 3],{'a','b','c'})
isundefined(categorical({'a',''}))
categorical({'a','';'long','b'})
string(c)
cellstr(c)
unique(c)
c = addcats(c,'black'); categories(c)'
c = removecats(c); categories(c)'
c = renamecats(c,'red','RED'); categories(c)'
c = mergecats(categorical({'a','b','c'}),{'a','b'},'ab')
summary(c)
isordinal(o), iscategorical(o), ismember('S', o)
[categorical({'a'}) categorical({'b'})]
s = categorical("x")
class(s)
numel(c), size(c), c'
isequal(c,c)
T = table(categorical({'a';'bb'}),[1;2])
switch char(s), case 'x', disp('ok'), end
o(1) > o(2)
