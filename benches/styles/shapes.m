% SHAPES  Objects of two classes under an abstract one, in a cell: methods that the class decides.
list = cell(1, 40);
for k = 1:40
    if mod(k, 3) == 0
        list{k} = Disc(sprintf('d%d', k), k/10);
    else
        list{k} = Slab(sprintf('s%d', k), k, k/4);
    end
end
total = 0;
for r = 1:40000
    for k = 1:numel(list)
        total = total + list{k}.area();
    end
    list{mod(r, 40) + 1}.grow(1.0002);
end
most = 1;
for k = 2:numel(list)
    if list{k}.area() > list{most}.area()
        most = k;
    end
end
fprintf('%.6e, most %s %.4f\n', total, list{most}.name, list{most}.area());
