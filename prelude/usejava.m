function tf = usejava(feature)
% USEJAVA  Whether Java is there: it is not.

tf = false;
end
