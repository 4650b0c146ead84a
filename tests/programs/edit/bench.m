% Two strings of main.m's kind at a length worth timing.
k = 1:500;
letters = 'acgt';
s1 = letters(mod(floor(k.*k/5), 4) + 1);
s2 = letters(mod(floor(k.*k/7) + k, 4) + 1);
fprintf('%d\n', editdist(s1, s2));
