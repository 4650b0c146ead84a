% What properties hold to begin with is converted and checked as what is assigned to them.
x = Begin()
disp(class(x.a))
disp(class(x.h))
disp(class(Begin.K))
x.when = "2021-03-04";
x.h = 1;
x.power = false;
fprintf('%s %s %s\n', char(x.when), char(x.h), char(x.power));
s = Stock();
s.take(2.6);
disp(class(s.Count))
disp(s.Count)
try
    Bad();
catch
    disp('refused')
end
