function tf = matches(str, pat, varargin)
% MATCHES  Whether each text is one of the patterns; 'IgnoreCase' may follow.

if ischar(str)
    c = {str};
else
    c = cellstr(str);
end
p = cellstr(pat);
fold = numel(varargin) >= 2 && varargin{2};
tf = false(size(c));
for k = 1:numel(p)
    if fold
        tf = tf | strcmpi(c, p{k});
    else
        tf = tf | strcmp(c, p{k});
    end
end
end
