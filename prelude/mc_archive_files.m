function [names, paths] = mc_archive_files(files, root)
% MC_ARCHIVE_FILES  The files that an archive gets: their names in it and where they are. Patterns are files that match,
%   folders are all that is in them, and what is below the root is named from there.

if nargin < 2
    root = '';
end
root = char(root);
files = cellstr(files);
names = {};
paths = {};
for k = 1:numel(files)
    given = files{k};
    place = given;
    if ~isempty(root) && given(1) ~= '/'
        place = fullfile(root, given);
    end
    if any(given == '*')
        found = dir(place);
        found = found(~[found.isdir]);
        folder = fileparts(given);
        inner = cellfun(@(n) fullfile(folder, n), {found.name}, 'UniformOutput', false);
        outer = fullfile({found.folder}, {found.name});
    elseif isfolder(place)
        [inner, outer] = all_of(place, given);
    elseif isfile(place)
        inner = {given};
        outer = {place};
    else
        inner = {};
        outer = {};
    end
    if isempty(inner)
        error('MATLAB:checkfilename:noFilesFound', 'File or folder ''%s'' not found.', given);
    end
    for j = 1:numel(inner)
        name = strrep(inner{j}, '\', '/');
        name = regexprep(name, '^(\.{0,2}/)+', '');
        % Files named by where they are from the root of the machine stand in the archive by their names alone.
        if given(1) == '/' && ~isfolder(place)
            [~, stem, ending] = fileparts(name);
            name = [stem, ending];
        end
        names{end+1} = name;
        paths{end+1} = outer{j};
    end
end
end

function [inner, outer] = all_of(place, given)
inner = {};
outer = {};
[~, last, ending] = fileparts(regexprep(given, '/+$', ''));
if given(1) == '/'
    given = [last, ending];
end
found = dir(place);
for k = 1:numel(found)
    name = found(k).name;
    if strcmp(name, '.') || strcmp(name, '..')
        continue
    end
    if found(k).isdir
        [more, where] = all_of(fullfile(place, name), [regexprep(given, '/+$', ''), '/', name]);
        inner = [inner, more];
        outer = [outer, where];
    else
        inner{end+1} = [regexprep(given, '/+$', ''), '/', name];
        outer{end+1} = fullfile(place, name);
    end
end
end
