function c = str2mat(varargin)
% STR2MAT  Texts as the rows of a character array; the older name of char.

c = char(varargin{:});
end
