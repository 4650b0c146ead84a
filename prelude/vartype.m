classdef vartype
% VARTYPE  Variables of a table by their class: T(:, vartype('numeric')). Source: MATLAB documentation.

properties (Hidden)
    Type = ''
end

methods
    function v = vartype(type)
        v.Type = char(type);
    end

    function r = fits(v, vars)
        switch v.Type
            case 'numeric', r = cellfun(@isnumeric, vars);
            case 'cellstr', r = cellfun(@iscellstr, vars);
            otherwise, r = cellfun(@(x) isa(x, v.Type), vars);
        end
    end
end
end
