function tf = canUseGPU()
% CANUSEGPU  Whether there is a GPU that arrays can be on: never.

tf = false;
end
