function algo_bank_account
% Records in a struct array, errors as refusals.
accounts = struct('owner', {'ann', 'bob'}, 'balance', {100, 50});
accounts = transfer(accounts, 'ann', 'bob', 30);
try
    accounts = transfer(accounts, 'bob', 'ann', 500);
catch err
    fprintf('%s: %s\n', err.identifier, err.message);
end
try
    accounts = transfer(accounts, 'eve', 'ann', 5);
catch err
    fprintf('%s\n', err.message);
end
for a = accounts
    fprintf('%s %d\n', a.owner, a.balance);
end
end

function accounts = transfer(accounts, from, to, amount)
i = find(strcmp({accounts.owner}, from));
j = find(strcmp({accounts.owner}, to));
if isempty(i) || isempty(j)
    error('bank:unknown', 'no account of %s', from);
end
if accounts(i).balance < amount
    error('bank:funds', '%s has only %d', from, accounts(i).balance);
end
accounts(i).balance = accounts(i).balance - amount;
accounts(j).balance = accounts(j).balance + amount;
end
