function [out, position] = textscan(id, varargin)
% TEXTSCAN  Columns read from a file or a text by a format: numbers and texts by the kernel, of which dates (%D),
%   durations (%T) and categories (%C) are made here.
%   Source: MATLAB documentation, "textscan".

[out, position] = mc_textscan(id, varargin{:});
if nargin < 2 || ~(ischar(varargin{1}) || isstring(varargin{1}))
    return
end
format = char(varargin{1});
if ~any(format == 'D' | format == 'T' | format == 'C')
    return
end
fields = regexp(strrep(format, '%%', ''), '%(\*?)[\d.]*(?:\{([^}]*)\})?(\[\^?\]?[^\]]*\]|[a-zA-Z])', 'tokens');
k = 0;
for f = fields
    [skip, pattern, letter] = f{1}{:};
    if strcmp(skip, '*')
        continue
    end
    k = k + 1;
    switch letter
        case 'D'
            if isempty(pattern)
                out{k} = datetime(out{k});
            else
                out{k} = datetime(out{k}, 'InputFormat', pattern, 'Format', pattern);
            end
        case 'T'
            if isempty(pattern)
                out{k} = duration(out{k});
            else
                out{k} = duration(out{k}, 'InputFormat', pattern);
            end
        case 'C'
            out{k} = categorical(out{k});
    end
end
end
