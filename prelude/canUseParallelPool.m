function tf = canUseParallelPool()
% CANUSEPARALLELPOOL  Whether there is a pool of workers: never.

tf = false;
end
