function s = std2(a)
% STD2  Standard deviation of all elements.

s = std(double(a(:)));
end
