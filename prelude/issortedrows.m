function tf = issortedrows(x, varargin)
% ISSORTEDROWS  Whether sortrows would leave the rows where they are.

[~, index] = sortrows(x, varargin{:});
tf = isequal(index(:).', 1:size(x, 1));
end
