% Spaces at which no line may break are significant: strtrim and deblank leave them.
nb = char([160 8199 8239]);
disp(double(strtrim([' ', nb(1), 'a', nb, ' ', char(9)])))
disp(double(deblank(['a', nb(1), ' ', char(0)])))
disp(size(strtrim([' a', nb(1); ' b', ' '])))
disp(strtrim({' a ', sprintf('\tb\n')}))
