function [y, z] = unset_output(x)
y = x;
end
