function s = label(name, k, flag)
% A label in words.
%# export label(name: char(1,:), k: int32(1,1), flag: logical(1,1))
if flag
    s = sprintf('<%s #%d>', upper(name), k);
else
    s = sprintf('%s-%d', name, k);
end
end
