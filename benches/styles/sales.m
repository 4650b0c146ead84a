function sales()
% SALES  A pipeline without loops: unique, accumarray, histc, cumsum, sort, ismember, diff, logical masks.
n = 200000;
s = 12345;
v = mod(cumsum(mod((1:n)*7919 + s, 10007)), 1000003);
shop = 1 + mod(v, 37)';
day = 1 + floor(mod(v/41, 365))';
amount = mod(v*13, 9973)'/100;
returned = mod(v', 11) == 0;
amount(returned) = -amount(returned);
perShop = accumarray(shop, amount);
count = accumarray(shop, 1);
biggest = accumarray(shop, amount, [], @max);
table_ = accumarray([shop day], amount, [37 365]);
[sorted, order] = sort(perShop, 'descend');
fprintf('%3d %10.2f %6d %8.2f\n', [order(1:5), sorted(1:5), count(order(1:5)), biggest(order(1:5))]');
share = cumsum(sorted)/sum(sorted);
fprintf('%d shops make half\n', find(share >= 0.5, 1));
edges = -100:20:100;
h = histc(amount, edges);
fprintf('%d ', h);
fprintf('\n');
[days, ~, at] = unique(day(~returned & amount > 95));
times = accumarray(at, 1);
busiest = max(times);
fprintf('%d days, busiest %d with %d\n', numel(days), days(find(times == busiest, 1)), busiest);
perDay = sum(table_, 1);
week = mean(reshape(perDay(1:364), 7, 52), 1);
jump = diff(week);
[~, k] = max(abs(jump));
fprintf('week %d, %.4f\n', k, jump(k));
good = ismember(shop, order(1:3));
fprintf('%d sales at the best, median %.2f, spread %.4f\n', nnz(good), median(amount(good)), std(amount(good)));
run_ = diff(find([true; diff(amount > 0) ~= 0; true]));
fprintf('longest run %d\n', max(run_));
end
