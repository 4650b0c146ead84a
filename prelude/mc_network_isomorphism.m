function p = mc_network_isomorphism(G, H)
% MC_NETWORK_ISOMORPHISM  p such that node p(k) of H stands for node k of G; empty where the graphs differ.

p = zeros(0, 1);
if G.N ~= H.N || numel(G.S) ~= numel(H.S)
    return
end
n = G.N;
A = full(adjacency(G));
B = full(adjacency(H));
a = [sum(A, 1).', sum(A, 2), diag(A)];
b = [sum(B, 1).', sum(B, 2), diag(B)];
if ~isequal(sortrows(a), sortrows(b))
    return
end
tried = zeros(1, n);
used = false(1, n);
k = 1;
while k >= 1 && k <= n
    if tried(k) > 0
        used(tried(k)) = false;
    end
    found = false;
    for c = tried(k) + 1:n
        if used(c) || ~isequal(a(k, :), b(c, :))
            continue
        end
        earlier = tried(1:k - 1);
        if isequal(A(k, 1:k - 1), B(c, earlier)) && isequal(A(1:k - 1, k), B(earlier, c))
            tried(k) = c;
            used(c) = true;
            found = true;
            break
        end
    end
    if found
        k = k + 1;
        if k <= n
            tried(k) = 0;
        end
    else
        tried(k) = 0;
        k = k - 1;
    end
end
if k > n
    p = tried(:);
end
end
