% Updates of a struct array in a loop.
n = 100;
for k = 1:n
    body(k).mass = 1 + mod(k, 5);
    body(k).x = k;
    body(k).v = 0;
end
for t = 1:2000
    for k = 1:n
        body(k).v = body(k).v - 0.001*body(k).x/body(k).mass;
        body(k).x = body(k).x + 0.01*body(k).v;
    end
end
energy = 0;
for k = 1:n
    energy = energy + 0.5*body(k).mass*body(k).v^2;
end
fprintf('%.6f %.6f %.6f\n', body(1).x, body(n).x, energy);
