function v = mc_same_kind(parts)
% MC_SAME_KIND  Values as one row: structs with each other's fields and `missing` where they have none, numbers, or
%   strings; beside structs others are structs with a field Text; a cell where values are of kinds that do not go
%   together.

structs = cellfun(@isstruct, parts);
if isempty(parts)
    v = [];
elseif any(structs)
    for k = find(~structs)
        parts{k} = struct('Text', parts{k});
    end
    names = cellfun(@fieldnames, parts, 'UniformOutput', false);
    names = unique(vertcat(names{:}), 'stable');
    for k = 1:numel(parts)
        for q = 1:numel(names)
            if ~isfield(parts{k}, names{q})
                [parts{k}.(names{q})] = deal(missing);
            end
        end
        parts{k} = orderfields(parts{k}, names);
    end
    v = [parts{:}];
elseif all(cellfun(@(p) isscalar(p) && (isnumeric(p) || isstring(p) || islogical(p)), parts))
    if all(cellfun('isclass', parts, class(parts{1})))
        v = [parts{:}];
    elseif any(cellfun(@isstring, parts))
        v = cellfun(@string, parts);
    else
        v = parts;
    end
else
    v = parts;
end
end
