function y = preset(x, more = 2)
y = x + more;
end
