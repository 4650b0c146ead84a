function workshop()
% WORKSHOP  A job shop: queues in the fields of structs, and the machine that is free first.
machines = 6;
until = zeros(1, machines);
shop.waiting = {};
shop.orders = zeros(1, 0);
shop.done = 0;
late = 0;
work = 0;
clock = 0;
for k = 1:60000
    clock = clock + mod(k*7919, 13)/4;
    shop.waiting{end+1} = 1 + mod(k*k*31, 37)/2;
    shop.orders(end+1) = clock;
    [free, which] = min(until);
    while free <= clock && ~isempty(shop.orders)
        needs = shop.waiting{1};
        shop.waiting(1) = [];
        since = shop.orders(1);
        shop.orders(1) = [];
        shop.done = shop.done + 1;
        late = late + (clock - since);
        work = work + needs;
        until(which) = clock + needs;
        [free, which] = min(until);
    end
end
fprintf('%d done, %d waiting, %.2f of work, %.4f late\n', shop.done, numel(shop.orders), work, late/shop.done);
fprintf('%.2f ', until);
fprintf('\n');
end
