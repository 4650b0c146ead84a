% Keys may be of any class: times, categories, structs.
d = dictionary(datetime(2020, 1, [1 2]), [5 6])
d(datetime(2020, 1, 2))
isKey(d, datetime(2020, 1, [2 3]))
d(datetime(2020, 1, 3)) = 7;
keys(d)
c = dictionary(categorical(["b" "a"]), [1 2]);
c(categorical("a"))
c(categorical(["x" "b"])) = [8 9];
values(c)'
keys(c)
u = dictionary(["short" "long"], [seconds(1) hours(2)]);
u("long")
u(["long" "short"])
s = dictionary(struct('x', {1, 2}), ["one" "two"]);
s(struct('x', 2))
t = dictionary(seconds([1 2]), ["a" "b"]);
t = remove(t, seconds(1));
numEntries(t)
try
    d(datetime(1999, 1, 1))
catch err
    disp(err.message)
end
