function tf = isieee()
% ISIEEE  Whether floats are those of IEEE 754: they are.

tf = true;
end
