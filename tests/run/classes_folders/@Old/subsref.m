function r = subsref(o,s)
switch s(1).type
case '()', r = o.v*s(1).subs{1};
case '.', r = s(1).subs;
case '{}', r = numel(s);
end
