function [label, center, total] = means(x, center)
% Each of x with the nearest center, the centers moved to their means, and the sum of distances.
%# export means(x: double(1,n), center: double(1,k))
label = zeros(1, numel(x));
for round = 1:10
    for p = 1:numel(x)
        [~, label(p)] = min(abs(center - x(p)));
    end
    for c = 1:numel(center)
        if any(label == c)
            center(c) = mean(x(label == c));
        end
    end
end
total = 0;
for p = 1:numel(x)
    total = total + abs(x(p) - center(label(p)));
end
end
