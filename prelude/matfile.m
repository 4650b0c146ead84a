function m = matfile(filename, varargin)
% MATFILE  The variables of a MAT-file behind a dot: m.x, m.x(1:3, :), m.x = v, m.x(2) = v, size(m, 'x'), who(m).
%   'Writable' says whether they can be assigned: by default where there was no file. m.Properties has Source and
%   Writable.

filename = char(filename);
[~, ~, extension] = fileparts(filename);
if isempty(extension)
    filename = [filename, '.mat'];
end
writable = ~isfile(filename);
o = mc_named_options('matfile', {'Writable'}, varargin);
if ~isempty(o.Writable)
    writable = o.Writable;
end
m = mc_mat_file(filename, writable);
end
