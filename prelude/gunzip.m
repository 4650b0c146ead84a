function names = gunzip(files, folder)
% GUNZIP  What was in files that end in .gz, beside them or in another folder; the names of what was made.

if nargin < 2
    folder = '';
end
[~, paths] = mc_archive_files(files);
made = cell(1, numel(paths));
for k = 1:numel(paths)
    [where, stem] = fileparts(paths{k});
    if ~isempty(folder)
        where = char(folder);
    end
    made{k} = fullfile(where, stem);
    mc_file_bytes(made{k}, mc_compress(mc_file_bytes(paths{k}), 'gunzip'));
end
if nargout > 0
    names = made;
end
end
