x = 'abc';
y = x.length;
