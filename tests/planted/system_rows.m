function x = system_rows()
A = eye(3);
b = [1; 2];
x = A \ b; %! certain-error
end
