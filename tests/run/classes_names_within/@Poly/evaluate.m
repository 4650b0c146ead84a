function y = evaluate(p, x)
y = 0;
for k = 1:size(p, 2)
    y = y .* x + p.c(k);
end
end
