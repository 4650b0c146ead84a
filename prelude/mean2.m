function m = mean2(a)
% MEAN2  Mean of all elements.

m = mean(a(:));
end
