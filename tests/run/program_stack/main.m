% dbstack tells of running functions and of scripts, the innermost first.
outer_script
[s, k] = call_it(0);
fprintf('%d, %d frames\n', k, numel(s));
s = call_it(1);
fprintf('%d frames\n', numel(s));
