function tf = verLessThan(toolbox, version)
% VERLESSTHAN  Whether the release followed here is older than a version.

have = [24 1 0];
want = sscanf(version, '%d.').';
n = max(numel(have), numel(want));
have(end+1:n) = 0;
want(end+1:n) = 0;
k = find(have ~= want, 1);
tf = ~isempty(k) && have(k) < want(k);
end
