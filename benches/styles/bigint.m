function bigint()
% BIGINT  Whole numbers of any size as rows of digits to base 10000, the lowest first.
work = 6;
f = 1;
for k = 2:250*work
    f = times_small(f, k);
end
a = 1;
b = 1;
for k = 3:1500*work
    c = add(a, b);
    a = b;
    b = c;
end
p = 3;
for k = 1:7 + floor(log2(work))
    p = multiply(p, p);
end
show('factorial', f);
show('fibonacci', b);
show('power', p);
d = compare(f, p);
fprintf('%d %d\n', d, compare(b, b));
end

function c = add(a, b)
n = max(numel(a), numel(b));
a(end+1:n) = 0;
b(end+1:n) = 0;
c = a + b;
carry = 0;
for k = 1:n
    s = c(k) + carry;
    if s >= 10000
        c(k) = s - 10000;
        carry = 1;
    else
        c(k) = s;
        carry = 0;
    end
end
if carry
    c(end+1) = 1;
end
end

function a = times_small(a, k)
carry = 0;
for j = 1:numel(a)
    s = a(j)*k + carry;
    carry = floor(s/10000);
    a(j) = s - 10000*carry;
end
while carry > 0
    a(end+1) = mod(carry, 10000);
    carry = floor(carry/10000);
end
end

function c = multiply(a, b)
c = conv(a, b);
carry = 0;
for k = 1:numel(c)
    s = c(k) + carry;
    carry = floor(s/10000);
    c(k) = mod(s, 10000);
end
while carry > 0
    c(end+1) = mod(carry, 10000);
    carry = floor(carry/10000);
end
end

function d = compare(a, b)
if numel(a) ~= numel(b)
    d = sign(numel(a) - numel(b));
    return
end
k = find(a ~= b, 1, 'last');
if isempty(k)
    d = 0;
else
    d = sign(a(k) - b(k));
end
end

function show(name, a)
text = sprintf('%d', a(end));
for k = numel(a)-1:-1:1
    text = [text sprintf('%04d', a(k))];
end
fprintf('%s: %d digits, %s...%s, digit sum %d\n', name, numel(text), text(1:12), text(end-5:end), sum(text - '0'));
end
