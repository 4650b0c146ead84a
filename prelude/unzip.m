function names = unzip(archive, folder)
% UNZIP  The files of an archive into the current folder or another one; the names of what was made.
%   Source: PKWARE, APPNOTE.TXT - .ZIP File Format Specification.

if nargin < 2
    folder = '';
end
archive = char(archive);
if ~isfile(archive) && isfile([archive, '.zip'])
    archive = [archive, '.zip'];
end
if ~isfile(archive)
    error('MATLAB:unzip:invalidZipFile', 'Unable to find file ''%s''.', archive);
end
bytes = mc_file_bytes(archive);
last = strfind(char(bytes), char([80 75 5 6]));
if isempty(last)
    error('MATLAB:unzip:invalidZipFile', 'Invalid ZIP file ''%s''.', archive);
end
last = last(end);
count = number(bytes, last + 10, 2);
at = number(bytes, last + 16, 4) + 1;
made = {};
for k = 1:count
    way = number(bytes, at + 10, 2);
    packed = number(bytes, at + 20, 4);
    len = number(bytes, at + 28, 2);
    start = number(bytes, at + 42, 4) + 1;
    name = native2unicode(bytes(at + 46:at + 45 + len), 'UTF-8');
    at = at + 46 + len + number(bytes, at + 30, 2) + number(bytes, at + 32, 2);
    first = start + 30 + number(bytes, start + 26, 2) + number(bytes, start + 28, 2);
    data = bytes(first:first + packed - 1);
    place = mc_archive_place(name, folder, 'MATLAB:unzip:invalidZipFile');
    if name(end) == '/'
        if ~isfolder(place)
            mkdir(place);
        end
        continue
    end
    if way == 8
        data = mc_compress(data, 'inflate');
    end
    mc_file_bytes(place, data);
    made{end+1} = place;
end
if nargout > 0
    names = made;
end
end

function n = number(bytes, at, width)
n = double(bytes(at:at + width - 1)) * 256 .^ (0:width - 1)';
end
