function [y, state] = fir(b, x, state)
% A filter of coefficients b over x, begun in a state.
%# export fir(b: double(1,n), x: double(1,:), state: double(1,:))
y = zeros(1, numel(x));
for k = 1:numel(x)
    state = [x(k), state(1:end-1)];
    y(k) = sum(b.*state);
end
end
