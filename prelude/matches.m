function tf = matches(str, pat, varargin)
% MATCHES  Whether each text is one of the patterns; 'IgnoreCase' may follow. What is missing matches nothing.

fold = false;
if ~isempty(varargin)
    validatestring(varargin{1}, {'IgnoreCase'}, 'matches');
    fold = varargin{2};
end
if isstring(pat)
    pat = pat(~ismissing(pat));
end
if ischar(str)
    c = {str};
else
    c = cellstr(str);
end
p = cellstr(pat);
tf = false(size(c));
for k = 1:numel(p)
    if fold
        tf = tf | strcmpi(c, p{k});
    else
        tf = tf | strcmp(c, p{k});
    end
end
if isstring(str)
    tf(ismissing(str)) = false;
end
end
