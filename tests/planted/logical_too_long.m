function y = logical_too_long()
x = [4 5 6];
keep = [true false true true];
y = x(keep); %! certain-error
end
