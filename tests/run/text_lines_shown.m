% Text of several lines, what is refused as digits, as elements of a cell, as an integrand.
x = sprintf('a\nb')
x = "a" + newline + "b"
x = ["a" "b"+newline+"c"]
c = {sprintf('a\nb')}
try, bin2dec('12'), catch e, disp(e.message), end
try, hex2dec('xyz'), catch e, disp(e.message), end
try, cell2mat(5), catch e, disp(e.message), end
try, char({'a',65}), catch e, disp(e.message), end
try, string({1,{2}}), catch e, disp(e.message), end
try, integral(@(x)1,0,1), catch e, disp(e.identifier), end
