classdef memmapfile < handle
% MEMMAPFILE  The numbers in a file as a variable: m = memmapfile(name, 'Format', 'double'); m.Data(3), m.Data(3) = 7.
%   'Writable', 'Offset', 'Repeat' and formats of several fields, {'int16' [2 2] 'a'; 'double' 1 'b'}, may be given.
%   Source: MATLAB documentation, "memmapfile".

properties
    Filename = ''
    Writable = false
    Offset = 0
    Format = 'uint8'
    Repeat = Inf
end
properties (Dependent)
    Data
end

methods
    function m = memmapfile(name, varargin)
        name = char(name);
        if ~isfile(name)
            error('MATLAB:memmapfile:inaccessibleFile', ...
                'Cannot access file ''%s''.\n\nReason: No such file or directory', name);
        end
        if name(1) ~= '/'
            name = fullfile(pwd, name);
        end
        m.Filename = name;
        for k = 1:2:numel(varargin)
            option = char(varargin{k});
            known = {'Writable', 'Offset', 'Format', 'Repeat', 'Data'};
            at = strcmpi(option, known);
            if ~any(at)
                error('MATLAB:memmapfile:illegalParameter', 'Parameter name ''%s'' is invalid.', option);
            end
            m.(known{at}) = varargin{k + 1};
        end
    end

    function set.Format(m, format)
        if isstring(format)
            format = char(format);
        end
        m.Format = format;
    end

    function set.Writable(m, tf)
        m.Writable = logical(tf);
    end

    function data = get.Data(m)
        [parts, bytes] = layout(m);
        all = content(m);
        n = min(m.Repeat, floor(numel(all) / bytes));
        if n < 1 || isfinite(m.Repeat) && n < m.Repeat
            error('MATLAB:memmapfile:fileTooSmall', ...
                'Requested memory map is larger than the file ''%s''.', m.Filename);
        end
        all = reshape(all(1:n * bytes), bytes, n);
        if ischar(m.Format)
            data = reshape(typecast(reshape(all, 1, []), m.Format), [], 1);
            return
        end
        data = cell(numel(parts), n);
        for j = 1:n
            at = 0;
            for k = 1:numel(parts)
                p = parts(k);
                data{k, j} = reshape(typecast(all(at + 1:at + p.bytes, j)', p.class), p.size);
                at = at + p.bytes;
            end
        end
        data = cell2struct(data, {parts.name}, 1);
    end

    function set.Data(m, data)
        if ~m.Writable
            error('MATLAB:memmapfile:notWritable', ...
                'The Data field of this memmapfile object is not writable.\nSet the Writable property to true to write it.');
        end
        old = m.Data;
        if ischar(m.Format)
            if ~isequal(size(old), size(data))
                error('MATLAB:memmapfile:invalidAssignment', ...
                    'The size of the Data field cannot be changed.');
            end
            bytes = typecast(reshape(cast(data, m.Format), 1, []), 'uint8');
        else
            bytes = uint8([]);
            parts = layout(m);
            for j = 1:numel(data)
                for k = 1:numel(parts)
                    p = parts(k);
                    x = data(j).(p.name);
                    if numel(x) ~= prod(p.size)
                        error('MATLAB:memmapfile:invalidAssignment', ...
                            'The size of the Data field cannot be changed.');
                    end
                    bytes = [bytes, typecast(reshape(cast(x, p.class), 1, []), 'uint8')];
                end
            end
        end
        fid = fopen(m.Filename, 'r+');
        fseek(fid, m.Offset, 'bof');
        fwrite(fid, bytes, 'uint8');
        fclose(fid);
    end

    function disp(m)
        format = m.Format;
        if iscell(format)
            format = sprintf('%dx%d cell', size(format));
        else
            format = sprintf('''%s''', format);
        end
        yes = {'false', 'true'};
        data = m.Data;
        fprintf('    Filename: ''%s''\n    Writable: %s\n    Offset: %d\n    Format: %s\n    Repeat: %g\n', ...
            m.Filename, yes{m.Writable + 1}, m.Offset, format, m.Repeat);
        fprintf('    Data: %dx%d %s array\n', size(data, 1), size(data, 2), class(data));
    end
end

methods (Access = private)
    function [parts, bytes] = layout(m)
        f = m.Format;
        if ischar(f)
            f = {f, [1 1], 'x'};
        elseif size(f, 2) ~= 3
            error('MATLAB:memmapfile:invalidFormat', ...
                'The Format of several fields must be a cell array of three columns.');
        end
        parts = struct('class', f(:, 1)', 'size', f(:, 2)', 'name', f(:, 3)', 'bytes', 0);
        for k = 1:numel(parts)
            if isscalar(parts(k).size)
                parts(k).size = [parts(k).size, 1];
            end
            one = typecast(cast(0, parts(k).class), 'uint8');
            parts(k).bytes = numel(one) * prod(parts(k).size);
        end
        bytes = sum([parts.bytes]);
    end

    function all = content(m)
        fid = fopen(m.Filename, 'r');
        fseek(fid, m.Offset, 'bof');
        all = fread(fid, [1, Inf], '*uint8');
        fclose(fid);
    end
end
end
