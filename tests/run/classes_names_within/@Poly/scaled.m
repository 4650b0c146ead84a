function y = scaled(x, k)
% No argument is an object: the function beside the class.
y = scaled(x, k, 10);
end
