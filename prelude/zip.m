function names = zip(archive, files, root)
% ZIP  An archive of files and folders: zip(archive, files) and zip(archive, files, folder), where names of files are
%   told from the folder. The names of what is in the archive.
%   Source: PKWARE, APPNOTE.TXT - .ZIP File Format Specification.

if nargin < 3
    root = '';
end
[inner, outer] = mc_archive_files(files, root);
archive = char(archive);
[~, ~, ending] = fileparts(archive);
if isempty(ending)
    archive = [archive, '.zip'];
end
body = uint8([]);
directory = uint8([]);
for k = 1:numel(inner)
    data = mc_file_bytes(outer{k});
    packed = mc_compress(data, 'deflate');
    name = unicode2native(inner{k}, 'UTF-8');
    sizes = typecast(uint32([mc_compress(data, 'crc32'), numel(packed), numel(data)]), 'uint8');
    % Version 2.0, names in UTF-8, deflated, no time, then the checksum, both sizes and the length of the name.
    head = [typecast(uint16([20, 2048, 8, 0, 33]), 'uint8'), sizes, typecast(uint16([numel(name), 0]), 'uint8')];
    at = typecast(uint32(numel(body)), 'uint8');
    directory = [directory, uint8([80 75 1 2 20 0]), head, zeros(1, 6, 'uint8'), zeros(1, 4, 'uint8'), at, name];
    body = [body, uint8([80 75 3 4]), head, name, packed];
end
tail = [uint8([80 75 5 6 0 0 0 0]), typecast(uint16([1 1] * numel(inner)), 'uint8'), ...
    typecast(uint32([numel(directory), numel(body)]), 'uint8'), uint8([0 0])];
mc_file_bytes(archive, [body, directory, tail]);
if nargout > 0
    names = inner;
end
end
