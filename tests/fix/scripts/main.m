% Runs two scripts.
n = 3;
settings
report;   % shows it
fprintf('%d\n', limit);
