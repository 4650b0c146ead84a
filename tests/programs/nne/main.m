% A net learns the exclusive or, and another one a sum of bits.
inputs = [0 0 1 1; 0 1 0 1];
targets = [0 1 1 0];
[weights, errors] = nne(inputs, targets, [2 4 1], 3, 400);
fprintf('error after 1, 100, 400 passes: %.4f %.4f %.4f\n', errors([1 100 400]));
for e = 1:4
    out = forward(weights, inputs(:, e));
    fprintf('%d xor %d: %d\n', inputs(1, e), inputs(2, e), out{end} > 0.5);
end
fprintf('sizes');
for k = 1:numel(weights)
    fprintf(' %dx%d', size(weights{k}));
end
fprintf('\nfalling: %d\n', errors(400) < errors(100) && errors(100) < errors(1));

bits = dec2bin(0:7)' - '0';
[weights, errors] = nne(bits, [sum(bits) >= 2; mod(sum(bits), 2)], [3 4 2], 1.5, 60);
fprintf('%.4f %.4f\n', errors(1), errors(60));
