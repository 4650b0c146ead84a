% A global picture that another function fills between two reads.
function int_global_between_calls()
global g
g = uint16(zeros(2, 2));
g(1, 1) = 3;
fill_it();
s = g + g;
t = uint16(double(s)/2);
fprintf('%d ', s, t, (g + g) + g);
fprintf('\n');
end

function fill_it()
global g
g(:) = 60000;
end
