function a = subsasgn(a, s, b)
% SUBSASGN  a with the part that the struct array s names replaced by b.

if numel(s) > 1
    try
        inner = subsref(a, s(1));
    catch
        inner = [];
    end
    b = subsasgn(inner, s(2:end), b);
end
switch s(1).type
    case '()'
        if isequal(b, []) && isa(b, 'double') && numel(s) == 1
            a(s(1).subs{:}) = [];
        else
            a(s(1).subs{:}) = b;
        end
    case '{}'
        a{s(1).subs{:}} = b;
    case '.'
        a.(s(1).subs) = b;
    otherwise
        error('MATLAB:subsTypeMustBeSquigglyOrSmooth', 'The "type" field for the subscript argument to SUBSREF and SUBSASGN must be a character vector or string scalar of "." or "{}" or "()".');
end
end
