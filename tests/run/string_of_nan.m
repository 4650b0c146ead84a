% NaN as a string is missing, wherever numbers become strings; texts of complex numbers.
s = string([1.5 NaN 3])
t = ["a" NaN]
u = "a" + NaN
v = string({NaN, 'x'});
disp(ismissing(v)), disp(strlength(v))
w = ["a" "b"]; w(2) = NaN;
disp(ismissing(w))
disp(double(string(NaN)))
disp(compose("%d", NaN)), disp(num2str(NaN)), disp(sprintf('%g', NaN))
disp(mat2str(complex(1, Inf))), disp(mat2str(complex(NaN, -Inf))), disp(mat2str([1+2i 3]))
disp(['|' num2str([1.5+2i 3.25-4i], 3) '|'])
disp(['|' num2str([3+1i 1i], 1) '|'])
disp(num2str(1+2i, 4))
d = dictionary([1 2], ["a" "b"]);
disp(isKey(d, ["1" "3"])), disp(d("2"))
[k, v] = types(dictionary);
disp(ismissing([k v]))
z = sort([complex(2, NaN) 3 -1 complex(-5, NaN)], 'ComparisonMethod', 'real');
disp(real(z))
f = format
