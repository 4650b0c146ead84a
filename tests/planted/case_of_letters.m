function s = case_of_letters(n)
s = 0;
for k = 1:N %! undefined-name
    s = s + k * n;
end
end
