% Problems of main.m's kind at a size worth timing.
m = 40;
n = 12;
i = (1:m)';
A = [ones(m, 1), sin(i), cos(0.1*i)];
total = 0;
hits = 0;
for run = 1:300
    B = cos((0.37 + 0.001*run)*i*(1:n)) + 0.5*sin(i*(1:n).^2/7);
    z = round(10*sin((1:n)'*run));
    y = A*[1; 2; 3] + B*z + 0.3*cos(5*i + run);
    [x, found, work] = mils(A, B, y);
    total = total + work;
    hits = hits + isequal(found, z);
end
fprintf('%d nodes, %d of 300 found\n', total, hits);
