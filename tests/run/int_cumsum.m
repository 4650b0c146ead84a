% Running sums keep the class and saturate. (Octave's become double.)
x = cumsum(uint8([200 100 7]));
fprintf('%d ', x);
fprintf('%s\n', class(x));
