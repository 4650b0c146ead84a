function x = stdout()
% STDOUT  Number of the stream.

x = 1;
end
