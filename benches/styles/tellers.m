% Sums go from account to account: objects of a handle class.
function tellers
count = 50;
accounts = cell(1, count);
for k = 1:count
    accounts{k} = Account(100 * k);
end
state = 12345;
done = 0;
for k = 1:2000000
    state = mod(state * 16807, 2147483647);
    from = accounts{mod(state, count) + 1};
    state = mod(state * 16807, 2147483647);
    to = accounts{mod(state, count) + 1};
    sum = mod(state, 97);
    if from.withdraw(sum)
        to.deposit(sum);
        done = done + 1;
    end
end
total = 0;
moves = 0;
refused = 0;
for k = 1:count
    a = accounts{k};
    total = total + a.balance;
    moves = moves + a.moves;
    refused = refused + a.refused;
end
fprintf('%d %d %d %d\n', total, moves, refused, done);
end
