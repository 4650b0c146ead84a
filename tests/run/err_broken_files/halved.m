function y = halved(x)
y = x / ;
end
