% A file that is there, and a script.
load points.txt
disp(points(3, 1));
wild_script
disp(from_script + 1);
