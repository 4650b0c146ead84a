function names = gzip(files, folder)
% GZIP  Each file as a file of its name with .gz behind it, beside it or in another folder; the names of these.

if nargin < 2
    folder = '';
end
[~, paths] = mc_archive_files(files);
made = cell(1, numel(paths));
for k = 1:numel(paths)
    made{k} = [paths{k}, '.gz'];
    if ~isempty(folder)
        [~, stem, ending] = fileparts(paths{k});
        made{k} = fullfile(char(folder), [stem, ending, '.gz']);
    end
    mc_file_bytes(made{k}, mc_compress(mc_file_bytes(paths{k}), 'gzip'));
end
if nargout > 0
    names = made;
end
end
