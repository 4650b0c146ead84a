a = "abc";
b = "b";
y = a - b;
