% stdout keeps the order of fprintf, disp and error handling.
fprintf('a');
fprintf('%s', 'b');
disp('c');
fprintf('d\n');
try
    fprintf('e ');
    error('x');
catch
    disp('f');
end
