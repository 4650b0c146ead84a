function index_shapes_at_run()
% Parts by masks and index arrays whose shapes only the run knows, their deletion, find, and reductions.
for k = 1:8
    x = shaped(k);
    for j = 1:8
        m = shaped(j) > 2;
        i = 1 + mod(shaped(j), 2);
        fprintf('%d %d:', k, j);
        show(part(x, m));
        show(part(x, i));
        show(cleared(x, m));
        show(marked(x, m));
        fprintf('\n');
    end
    show(find(x > 1));
    show(find(x));
    fprintf('%d', nnz(x));
    show(sum(x));
    show(prod(x));
    show(mean(x));
    show(any(x > 2));
    show(all(x));
    if any(any(x > 7)) && all(all(x ~= 3))
        fprintf(' yes');
    end
    fprintf('\n');
end
end

function x = shaped(k)
sizes = [1 5; 5 1; 2 3; 1 1; 0 0; 1 0; 0 1; 3 2];
x = reshape(1:prod(sizes(k, :)), sizes(k, 1), sizes(k, 2));
end

function y = part(x, i)
try
    y = x(i);
catch e
    y = -1;
end
end

function x = cleared(x, m)
try
    x(m) = [];
catch e
    x = -2;
end
end

function x = marked(x, m)
try
    x(m) = 9;
catch e
    x = -3;
end
end

function show(x)
fprintf(' [%dx%d', size(x, 1), size(x, 2));
fprintf(' %g', x);
fprintf(']');
end
