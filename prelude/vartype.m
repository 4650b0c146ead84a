classdef vartype
% VARTYPE  Variables of a table by their class: T(:, vartype('numeric')). Source: MATLAB documentation.
%#interpreted

properties (Hidden)
    Type = ''
end

methods
    function v = vartype(type)
        v.Type = char(type);
    end

    function display(v)
        name = inputname(1);
        if isempty(name), name = 'ans'; end
        fprintf('%s =\n%s', name, mc_gap());
        disp(v);
    end

    function disp(v)
        text = sprintf('Select table variables matching the type ''%s''', v.Type);
        timerange.show('table vartype', {text}, 'Access Data in a Table');
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
