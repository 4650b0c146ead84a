% missing takes the class of what it stands beside.
x = [1 missing 3]
x = ["a" missing]
x = [single(1); missing];
disp(class(x)), disp(isnan(x)')
x = [1 2 3]; x(2) = missing
t = ["a" "b"]; t(1) = missing
x = missing
x = [missing missing];
disp(class(x)), disp(size(x))
disp(ismissing(missing)), disp(ismissing([missing 1]))
disp(missing == missing), disp(missing == 1), disp(1 ~= missing)
string(missing), double(missing)
c = {1, missing}
fillmissing([1 missing 3], 'linear')
rmmissing([1 missing 3])
try
    y = [int8(1) missing];
catch e
    disp(e.message)
end
