function c = underlyingType(x)
% UNDERLYINGTYPE  Class of the data that an array holds.

c = class(x);
end
