function [limit, label] = settings(n)
% What the program works with.
limit = 2*n;
unused = 1;
if n > 2
    label = 'many';
else
    label = 'few';
end
end
