function tf = isgraphics(h, type) %#ok<INUSD>
% ISGRAPHICS  Whether elements are graphics objects, of a type: there are none.

tf = false(size(h));
end
