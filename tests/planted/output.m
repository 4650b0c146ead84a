function [y, z] = output(x) %! unset-output
y = x;
end
