function fn_memo
% A table of known values in a Map that is handed on.
memo = containers.Map('KeyType', 'double', 'ValueType', 'double');
fprintf('%d ', fibMemo(30, memo), memo.Count);
fprintf('\n');
end

function f = fibMemo(n, memo)
if n < 2
    f = n;
elseif isKey(memo, n)
    f = memo(n);
else
    f = fibMemo(n - 1, memo) + fibMemo(n - 2, memo);
    memo(n) = f;
end
end
