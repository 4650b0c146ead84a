% A shift cipher over text with other characters.
s = 'Attack at Dawn!';
k = 3;
t = s;
for i = 1:length(s)
    c = s(i);
    if c >= 'a' && c <= 'z'
        t(i) = char(mod(c - 'a' + k, 26) + 'a');
    elseif c >= 'A' && c <= 'Z'
        t(i) = char(mod(c - 'A' + k, 26) + 'A');
    end
end
fprintf('%s\n', t);
low = t >= 'a' & t <= 'z';
up = t >= 'A' & t <= 'Z';
u = t;
u(low) = char(mod(t(low) - 'a' - k, 26) + 'a');
u(up) = char(mod(t(up) - 'A' - k, 26) + 'A');
fprintf('%s %d\n', u, strcmp(s, u));
