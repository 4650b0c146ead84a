% Game of life, handles that capture, matrices and cells that grow by rows.
function algo_life_and_growth
close all
G = zeros(6); G(2,3)=1; G(3,4)=1; G(4,2:4)=1;
for g = 1:4, G = life(G); end, fprintf('%d', G); fprintf('\n');
total = 0; cnt = counter_factory(); for k=1:3, total = total + cnt(k); end, fprintf('%d\n', total);
rows = []; for k = 1:4, rows = [rows; k, k^2, sqrt(k)]; end, fprintf('%.3f ', rows'); fprintf('\n'); fprintf('%d %d\n', size(rows));
X = zeros(0,3); for k=1:3, X(end+1,:) = [k 2*k 3*k]; end, fprintf('%d ', X); fprintf('\n');
log = {}; for k=1:3, log{end+1,1} = sprintf('e%d', k); log{end,2} = k; end, fprintf('%s=%d ', log{:}); fprintf('\n');
end
function G = life(G)
[m,n] = size(G); H = G;
for i = 1:m
  for j = 1:n
    s = 0;
    for di = -1:1
      for dj = -1:1
        if (di ~= 0 || dj ~= 0) && i+di >= 1 && i+di <= m && j+dj >= 1 && j+dj <= n
          s = s + G(i+di, j+dj);
        end
      end
    end
    if G(i,j) == 1 && (s < 2 || s > 3), H(i,j) = 0; elseif G(i,j) == 0 && s == 3, H(i,j) = 1; end
  end
end
G = H;
end
function f = counter_factory()
base = 10; f = @(x) base + x;
end
