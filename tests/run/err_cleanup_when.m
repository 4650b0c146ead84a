% An onCleanup object goes as soon as nothing holds it, before the program goes on.
replaced();
try
    failing();
catch e
    disp(e.message)
end
kept = onCleanup(@() disp('kept until the end'));
disp('end of script')

function replaced
a = onCleanup(@() disp('first'));
a = onCleanup(@() disp('second'));
disp('replaced');
a = 1;
disp('overwritten');
b = make();
disp('made');
end

function c = make
c = onCleanup(@() disp('third'));
d = onCleanup(@() disp('local to make'));
end

function failing
a = onCleanup(@() disp('left by an error'));
inner();
end

function inner
b = onCleanup(@() disp('inner first'));
error('wrong');
end
