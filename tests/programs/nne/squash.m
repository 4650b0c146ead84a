function y = squash(x)
% SQUASH  The logistic function.
y = 1./(1 + exp(-x));
end
