function s = substruct(varargin)
% SUBSTRUCT  Indexing as data: substruct('()', {1, 2}, '.', 'name', ...).

s = struct('type', varargin(1:2:end), 'subs', varargin(2:2:end));
end
