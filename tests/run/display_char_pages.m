% disp of pages of characters shows them without quotes.
x = cat(3, ['abc'; 'cde'], ['efg'; 'ghi']);
s = regexprep(evalc('disp(x)'), '\s+', ' ');
disp(strtrim(s))
disp(isfolder('.'))
try
    isfolder(struct);
catch e
    disp(e.message)
end
