% Optional arguments may also be given by their whole names, among the named ones.
p = inputParser;
p.addRequired('angle', @isnumeric);
p.addOptional('system', [], @isstruct);
p.addParameter('duration', 0);
p.parse(1, 'duration', 3, 'system', struct('g', 2));
disp(p.Results)
disp(isempty(p.UsingDefaults))
p.parse(1, struct('g', 5), 'duration', 4);
disp(p.Results.system.g)
p.parse(1);
disp(p.UsingDefaults)
try
    p.parse(1, 'system', 7)
catch e
    disp(e.identifier)
end
try
    p.parse(1, 'syst', struct('g', 2))
catch e
    disp(e.identifier)
end
