% Arithmetic of small integer classes: saturated, quotients rounded half away
% from zero, over all operands of eight bits and the limits of wider ones.
[p, q] = meshgrid(0:255, 0:255);
a = uint8(p); b = uint8(q);
show('sum', a + b);
show('difference', a - b);
show('product', a .* b);
show('mean', (a + b)/2);
for d = [1 2 3 7 10 255]
    show('by 3', a/3 + b/7);
    show('constant', uint8((double(a) + double(b))/3));
    show('any', a/d);
end
show('compared', uint8(a + 10 > b) + uint8(a == b));
c = int8(p - 128); d = int8(q - 128);
show('signed sum', c + d);
show('signed difference', c - d);
show('signed product', c .* d);
show('signed quotient', c/4);
show('magnitude', abs(c) + abs(d));
show('negated', -c);
show('least', min(c, d) + max(c, 5));
x = [intmin('int32') intmin('int32')+1 -7 -1 0 1 7 46341 intmax('int32')-1 intmax('int32')];
for k = 1:numel(x)
    for l = 1:numel(x)
        u = x(k); v = x(l);
        fprintf('%d %d %d %d; ', u + v, u - v, u * v, u / 4);
    end
    fprintf('\n');
end
z = [intmin('uint32') 1 2 65535 65536 intmax('uint32')-1 intmax('uint32')];
for k = 1:numel(z)
    for l = 1:numel(z)
        fprintf('%d %d %d %d; ', z(k) + z(l), z(k) - z(l), z(k) * z(l), z(k)/3);
    end
    fprintf('\n');
end
r = [0.5 1.5 2.5 -0.5 -1.5 0.49999999999999994 254.5 255.5 -128.5 NaN Inf -Inf 65535.5 4294967295.5 2147483646.5];
for k = 1:numel(r)
    fprintf('%d %d %d %d %d %d; ', int8(r(k)), uint8(r(k)), int16(r(k)), uint16(r(k)), int32(r(k)), uint32(r(k)));
end
fprintf('\n');
counts = zeros(1, 256);
for k = 1:numel(a)
    at = double(a(k)) + 1;
    counts(at) = counts(at) + 1;
end
disp(all(counts == 256));
s = a(1:4, 5:9);
s(2:3, 2:4) = s(2:3, 2:4) + 250;
disp(s);

function show(name, x)
w = reshape(1:numel(x), size(x));
fprintf('%s %s %d %d\n', name, class(x), sum(double(x(:))), mod(sum(double(x(:)).*mod(w(:), 1009)), 1000003));
end
