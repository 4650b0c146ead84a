% Run by wild_files.
from_script = 5;
disp(from_script);
