function place = mc_archive_place(name, folder, identifier)
% MC_ARCHIVE_PLACE  Where a file of an archive goes in a folder: never outside of it.

if any(strcmp(strsplit(name, '/'), '..')) || name(1) == '/'
    error(identifier, 'The file ''%s'' of the archive would stand outside of the folder.', name);
end
place = fullfile(char(folder), name);
end
