% strcat removes blanks behind char arguments. (MATLAB's rule.)
fprintf('[%s]\n', strcat('a ', 'b '), ['a ' 'b ']);
