r = area(3);

function a = area(w, h)
a = w * h;
end
