function state_machine
% A machine with a table of transitions and counters in a struct.
m.state = 'idle';
m.count = 0;
m.coins = 0;
m.sold = struct('tea', 0, 'milk', 0);
inputs = {'coin', 'coin', 'tea', 'milk', 'coin', 'milk', 'reset', 'coin', 'coin', 'coin', 'tea', 'tea'};
for r = 1:20
    for k = 1:numel(inputs)
        m = step(m, inputs{k});
    end
end
fprintf('%s %d %d %d %d\n', m.state, m.count, m.coins, m.sold.tea, m.sold.milk);
end

function m = step(m, input)
m.count = m.count + 1;
switch m.state
    case 'idle'
        if strcmp(input, 'coin')
            m.coins = m.coins + 1;
            m.state = 'ready';
        end
    case 'ready'
        switch input
            case 'coin'
                m.coins = m.coins + 1;
            case {'tea', 'milk'}
                price = 1;
                if strcmp(input, 'tea')
                    price = 2;
                end
                if m.coins >= price
                    m.coins = m.coins - price;
                    m.sold.(input) = m.sold.(input) + 1;
                end
                if m.coins == 0
                    m.state = 'idle';
                end
            case 'reset'
                m.coins = 0;
                m.state = 'idle';
        end
end
end
