function main()
% Runs two scripts.
n = 3;
[limit, label] = settings(n);
report(label, limit);   % shows it
fprintf('%d\n', limit);
end
