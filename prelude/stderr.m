function x = stderr()
% STDERR  Number of the stream.

x = 2;
end
