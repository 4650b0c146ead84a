function y = clean(x)
% Twice, plus one.
y = 2*x + 1;
end
