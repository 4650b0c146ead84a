function [weights, errors] = nne(inputs, targets, layers, rate, epochs)
% NNE  Neural net trained by back propagation.
%   [weights, errors] = nne(inputs, targets, layers, rate, epochs)
%       inputs, targets   one example per column
%       layers            number of units of each layer
%       rate, epochs      learning rate and passes over the examples
%   weights is a cell with a matrix per layer, the last column for the
%   bias; errors has the mean squared error of each pass.
depth = length(layers) - 1;
weights = cell(1, depth);
seed = 12345;
for k = 1:depth
    W = zeros(layers(k + 1), layers(k) + 1);
    for i = 1:numel(W)
        seed = mod(16807*seed, 2147483647);
        W(i) = 2*seed/2147483647 - 1;
    end
    weights{k} = W;
end

count = size(inputs, 2);
errors = zeros(1, epochs);
for epoch = 1:epochs
    total = 0;
    for e = 1:count
        outputs = forward(weights, inputs(:, e));
        y = outputs{end};
        miss = targets(:, e) - y;
        total = total + sum(miss.^2);

        % from the last layer to the first
        delta = miss.*y.*(1 - y);
        for k = depth:-1:1
            x = [outputs{k}; 1];
            back = weights{k}(:, 1:end-1)'*delta;
            weights{k} = weights{k} + rate*delta*x';
            delta = back.*outputs{k}.*(1 - outputs{k});
        end
    end
    errors(epoch) = total/count;
end
end
