function t = cstrcat(varargin)
% CSTRCAT  Texts side by side, with their blanks.

t = [varargin{:}];
if isempty(t)
    t = '';
end
end
