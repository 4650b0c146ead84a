% The state of the generator as old programs ask for it and set it.
rand('state', 7);
s = rand('state');
disp(size(s))
a = rand(1, 3);
rand('state', s);
disp(isequal(a, rand(1, 3)))
rand('twister', 5);
b = rand;
rand('twister', 5);
disp(b == rand)
