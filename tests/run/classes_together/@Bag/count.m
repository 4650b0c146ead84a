function n = count(b)
n = helper(b);
end
function n = helper(b), n = numel(b.items) + 100; end
