function y = whole(x)
y = x;
end
