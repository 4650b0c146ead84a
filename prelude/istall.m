function tf = istall(x) %#ok<INUSD>
% ISTALL  Whether something is a tall array, which there are none of here.

tf = false;
end
