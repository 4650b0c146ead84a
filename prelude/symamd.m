function p = symamd(S, knobs) %#ok<INUSD>
% SYMAMD  An order in which the factor of a symmetric matrix has few nonzeros: by least degree.

p = amd(S);
end
