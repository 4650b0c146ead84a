function y = dead_store(x)
y = x + 1; %! unused-value
y = x * 2;
end
