% Scalar arithmetic in a loop of ten million passes.
s = 0;
for i = 1:10000000
    s = s + mod(i, 7)*0.5;
end
fprintf('%.1f\n', s);
