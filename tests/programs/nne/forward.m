function outputs = forward(weights, x)
% FORWARD  Outputs of all layers; the first is the input itself.
outputs = {x};
for k = 1:numel(weights)
    x = squash(weights{k}*[x; 1]);
    outputs{end+1} = x;
end
end
