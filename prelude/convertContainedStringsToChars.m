function varargout = convertContainedStringsToChars(varargin)
% CONVERTCONTAINEDSTRINGSTOCHARS  Strings, also those in cells and structs, as char.

for k = 1:nargin
    varargout{k} = convert(varargin{k});
end
end

function x = convert(x)
if isstring(x)
    x = convertStringsToChars(x);
elseif iscell(x)
    for k = 1:numel(x)
        x{k} = convert(x{k});
    end
elseif isstruct(x)
    names = fieldnames(x);
    for k = 1:numel(x)
        for j = 1:numel(names)
            x(k).(names{j}) = convert(x(k).(names{j}));
        end
    end
end
end
