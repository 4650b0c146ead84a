function options = ddeset(varargin)
% DDESET  Options of dde23 and ddesd as names and values, after options to start from.

names = {'AbsTol', 'Events', 'InitialStep', 'InitialY', 'Jumps', 'MaxStep', 'NormControl', 'OutputFcn', ...
    'OutputSel', 'Refine', 'RelTol', 'Stats'};
options = mc_named_options('ddeset', names, varargin);
end
