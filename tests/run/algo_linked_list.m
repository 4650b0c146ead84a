function algo_linked_list
% A list of structs in structs.
list = [];
for k = [3 1 2]
    list = push(list, k);
end
fprintf('%d ', toArray(list), total(list));
fprintf('\n');
end

function list = push(list, v)
node.value = v;
node.next = list;
list = node;
end

function x = toArray(list)
x = [];
while ~isempty(list)
    x(end+1) = list.value;
    list = list.next;
end
end

function t = total(list)
if isempty(list)
    t = 0;
else
    t = list.value + total(list.next);
end
end
