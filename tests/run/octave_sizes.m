% Sizes that are no scalars: of each the first element counts, and an empty one is 0.
a = ones([], 1), b = zeros(3, []), c = zeros([], 3), d = true([], 1)
e = zeros(2, [1 2]), f = ones([1 2], 1), g = ones('', 2), h = Inf([], 2)
k = size(ones(2, 3, [])), l = size(ones([], [])), m = eye([], 1), n = NaN(1, [])
n = [];
for k = 1:3
    v = ones(n, 1);
    n = k;
    disp(size(v))
end
