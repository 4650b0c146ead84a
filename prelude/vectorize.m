function s = vectorize(s)
% VECTORIZE  An expression with a point before each ^, * and /.

if isa(s, 'function_handle')
    s = func2str(s);
end
s = regexprep(char(s), '(?<!\.)([\^\*/])', '.$1');
end
