function ext = mexext(all)
% MEXEXT  Ending of files of compiled functions; mexext('all') is a struct array of those of all machines.

ext = 'mexa64';
if nargin > 0
    if ~strcmp(all, 'all')
        error('MATLAB:mexext:InvalidArgument', 'The only argument is ''all''.');
    end
    ext = struct('ext', {'mexa64'; 'mexmaci64'; 'mexmaca64'; 'mexw64'}, 'arch', {'glnxa64'; 'maci64'; 'maca64'; 'win64'});
end
end
