function dist = editdist(s1, s2)
% EDITDIST  Levenshtein distance of two strings.
%   dist = editdist(s1, s2) is the least number of insertions, deletions
%   and substitutions of characters that make s2 of s1.

n1 = length(s1);
n2 = length(s2);

% D(i+1, j+1) is the distance of the first i and the first j characters
D = zeros(n1 + 1, n2 + 1);
for i = 1:n1
    D(i+1, 1) = i;
end
for j = 1:n2
    D(1, j+1) = j;
end

for i = 1:n1
    for j = 1:n2
        if s1(i) == s2(j)
            cost = 0;
        else
            cost = 1;
        end
        D(i+1, j+1) = min([D(i, j) + cost, D(i+1, j) + 1, D(i, j+1) + 1]);
    end
end
dist = D(n1 + 1, n2 + 1);
end
