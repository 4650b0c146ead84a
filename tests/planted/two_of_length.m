function [n, i] = two_of_length(x)
[n, i] = length(x); %! too-many-outputs
n = n + i;
end
