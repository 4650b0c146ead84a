function names = tar(archive, files, root)
% TAR  An archive of files and folders: tar(archive, files) and tar(archive, files, folder), where names of files are
%   told from the folder; gzipped where its name ends in .tgz or .gz. The names of what is in the archive.
%   Source: POSIX.1-1988, ustar.

if nargin < 3
    root = '';
end
[inner, outer] = mc_archive_files(files, root);
archive = char(archive);
[~, ~, ending] = fileparts(archive);
if isempty(ending)
    archive = [archive, '.tar'];
end
body = uint8([]);
for k = 1:numel(inner)
    data = mc_file_bytes(outer{k});
    head = zeros(1, 512, 'uint8');
    name = unicode2native(inner{k}, 'UTF-8');
    if numel(name) > 100
        error('MATLAB:tar:nameTooLong', 'The name ''%s'' is too long for a tar file.', inner{k});
    end
    head(1:numel(name)) = name;
    head(101:108) = [uint8('0000644'), 0];
    head(109:116) = [uint8('0000000'), 0];
    head(117:124) = [uint8('0000000'), 0];
    head(125:136) = [uint8(dec2base(numel(data), 8, 11)), 0];
    head(137:148) = [uint8('00000000000'), 0];
    head(149:156) = uint8(' ');
    head(157) = uint8('0');
    head(258:265) = [uint8('ustar'), 0, uint8('00')];
    head(149:156) = [uint8(dec2base(sum(double(head)), 8, 6)), 0, uint8(' ')];
    body = [body, head, data, zeros(1, mod(-numel(data), 512), 'uint8')];
end
body = [body, zeros(1, 1024, 'uint8')];
if any(strcmpi(ending, {'.tgz', '.gz'}))
    body = mc_compress(body, 'gzip');
end
mc_file_bytes(archive, body);
if nargout > 0
    names = inner;
end
end
