function bytes = mc_file_bytes(name, bytes)
% MC_FILE_BYTES  The bytes of a file as a row, or a file made of bytes.

if nargin < 2
    fid = fopen(char(name), 'r');
    if fid < 0
        error('MATLAB:FileIO:FileNotFound', 'Unable to open file ''%s''.', char(name));
    end
    bytes = fread(fid, [1, Inf], '*uint8');
    fclose(fid);
    return
end
folder = fileparts(char(name));
if ~isempty(folder) && ~isfolder(folder)
    mkdir(folder);
end
fid = fopen(char(name), 'w');
if fid < 0
    error('MATLAB:FileIO:FileNotFound', 'Unable to write file ''%s''.', char(name));
end
fwrite(fid, bytes, 'uint8');
fclose(fid);
end
