% main.m's problem at a size where C needs long enough to be timed.
k = 1:5000;
letters = 'acgt';
s1 = letters(mod(floor(k.*k/5), 4) + 1);
s2 = letters(mod(floor(k.*k/7) + k, 4) + 1);
fprintf('%d\n', editdist(s1, s2));
