function a = missing_argument(w)
if w < 0
    error('negative');
end
a = rect(w); %! certain-error
end
function a = rect(w, h)
a = w * h;
end
