% Reading outside an array. (MATLAB's text.)
x = 1:3;
A = ones(2, 3);
try, x(5), catch e, fprintf('%s\n%s\n', e.identifier, e.message); end
try, A(3, 1), catch e, fprintf('%s\n%s\n', e.identifier, e.message); end
try, A(1, 4), catch e, fprintf('%s\n%s\n', e.identifier, e.message); end
