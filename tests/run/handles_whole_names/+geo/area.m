function a = area(r)
a = 3 * r^2;
end
