function names = untar(archive, folder)
% UNTAR  The files of a tar archive, also of a gzipped one, into the current folder or another one; the names of what was
%   made.
%   Source: POSIX.1-1988, ustar.

if nargin < 2
    folder = '';
end
archive = char(archive);
if ~isfile(archive)
    error('MATLAB:untar:invalidTarFile', 'Unable to find file ''%s''.', archive);
end
bytes = mc_file_bytes(archive);
if numel(bytes) > 2 && bytes(1) == 31 && bytes(2) == 139
    bytes = mc_compress(bytes, 'gunzip');
end
made = {};
at = 0;
while at + 512 <= numel(bytes) && bytes(at + 1) ~= 0
    head = bytes(at + 1:at + 512);
    name = native2unicode(head(1:find([head(1:100), 0] == 0, 1) - 1), 'UTF-8');
    long = head(346:500);
    if long(1) ~= 0 && strcmp(char(head(258:262)), 'ustar')
        name = [native2unicode(long(1:find([long, 0] == 0, 1) - 1), 'UTF-8'), '/', name];
    end
    digits = head(125:136);
    digits = digits(digits >= uint8('0') & digits <= uint8('7'));
    len = base2dec(char(digits), 8);
    if isnan(len)
        len = 0;
    end
    data = bytes(at + 513:at + 512 + len);
    at = at + 512 + 512 * ceil(len / 512);
    place = mc_archive_place(name, folder, 'MATLAB:untar:invalidTarFile');
    if head(157) == uint8('5')
        if ~isfolder(place)
            mkdir(place);
        end
    elseif head(157) == 0 || head(157) == uint8('0')
        mc_file_bytes(place, data);
        made{end+1} = place;
    end
end
if nargout > 0
    names = made;
end
end
