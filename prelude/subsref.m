function varargout = subsref(a, s)
% SUBSREF  a indexed as the struct array s says: fields type ('()', '{}', '.') and subs.

varargout = {a};
for k = 1:numel(s)
    a = varargout{1};
    switch s(k).type
        case '()'
            varargout = {a(s(k).subs{:})};
        case '{}'
            varargout = a(s(k).subs{:});
        case '.'
            varargout = {a.(s(k).subs)};
        otherwise
            error('MATLAB:subsTypeMustBeSquigglyOrSmooth', 'The "type" field for the subscript argument to SUBSREF and SUBSASGN must be a character vector or string scalar of "." or "{}" or "()".');
    end
end
end
