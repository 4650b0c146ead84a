pkg.f(4), pkg.sub.g(4), k = pkg.K(3); k.dbl(), pkg.K.C, pkg.K.st(1), class(k)
import pkg.f
f(10)
import pkg.sub.*
g(1)
h = @pkg.f; h(5)
k
xx = 1; scr; yy
[a,b] = fun1(1,2), fun1(3)
n = Node(1); n.append(2); n.append(3); n.toArray()
try, n.Data = 'x'; catch e, disp(e.identifier), end
acc = Acc.create(1,2,3); acc.N, acc.result(), acc.add(10).add(20).result(), acc.reset(); acc.N
s = Stack(); s = s.push(1); s = push(s,'a'); [s,x] = s.pop(); x, isempty(s), numel(s)
s = s.pop(); isempty(s)
try, s.pop(); catch e, disp(e.message), end
try, s.Items = {}; catch e, disp(e.message), end
t = Temp(100)
t.F, t.F = 32; t.C
[p,q] = t.both()
t*2, [t;t;t], t >= Temp(0), abs(Temp(-3)), sum(t), [u,v] = sort(t)
try, Temp([1 2]), catch e, disp(e.message), end
t.C = int8(5); class(t.C)
try, t.C = struct(); catch e, disp(e.message), end
arr(3) = Temp(7); size(arr), arr(1).C, arr(3).C
arr(2) = []; size(arr)
c = {Temp(1), Temp(2)}; c{2}.C, c{1}.C = 55; c{1}.C
st.t = Temp(3); st.t.C = 8; st.t.C
isobject(t), isstruct(t), isa(t,'handle'), isa(n,'handle')
m = containers.Map(); m('n') = n; m('n').Data, 
x = m('n'); x.Data = 42; n.Data
fn = 'Data'; n.(fn), n.(fn) = 9; n.Data
props = properties('Node')
l = addlistener(n,'Obs','PostSet',@(src,ev) fprintf('%s changed\n', src.Name)); n.Obs = 5;
o = onCleanup(@() disp('done')); clear o
isequal(Temp(1),Temp(1)), isequal(Temp(1),Temp(2))
save_ok = 1;
exist('fun1'), exist('Node'), exist('Node','class')
func2str(@(x) t.C + x)
evt = 0;
try, Temp.nope, catch e, disp(e.identifier), end
