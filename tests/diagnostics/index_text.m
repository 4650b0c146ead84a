name = 'text';
c = name(9);
