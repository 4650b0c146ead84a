function t = struct_array_field(n)
pts = struct('x', {}, 'y', {});
for k = 1:n
    pts(k).x = k;
    pts(k).y = k^2;
end
t = 0;
for k = 1:numel(pts)
    t = t + pts(k).z; %! certain-error
end
end
