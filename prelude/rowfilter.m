classdef rowfilter
% ROWFILTER  Conditions on the variables of a table: rf = rowfilter(names) or rowfilter(T); T(rf.Age > 40 & rf.Sex == "F", :)
%   are the rows that meet them.
%   Source: MATLAB documentation, "rowfilter".
%#interpreted

properties (Hidden)
    Names = strings(1, 0)
    Variable = ''
    Meets = []
    Words = ''
end

methods
    function rf = rowfilter(from)
        if istabular(from)
            names = from.Properties.VariableNames;
            if istimetable(from)
                names = [from.Properties.DimensionNames(1), names];
            end
        else
            names = from;
        end
        rf.Names = reshape(string(names), 1, []);
    end

    function varargout = subsref(rf, s)
        if ~strcmp(s(1).type, '.')
            error('MATLAB:rowfilter:UnsupportedIndexing', 'Only dot indexing of row filters is supported.');
        end
        name = s(1).subs;
        if strcmp(name, 'VariableNames') && ~any(rf.Names == name)
            value = rf.Names;
        elseif any(rf.Names == name)
            value = rf;
            value.Variable = char(name);
            value.Meets = [];
        else
            error('MATLAB:rowfilter:UnknownVariable', 'Unrecognized variable name ''%s''.', char(name));
        end
        if numel(s) > 1
            value = subsref(value, s(2:end));
        end
        varargout = {value};
    end

    function rf = eq(a, b), rf = compared(a, b, @eq, @eq, '=='); end
    function rf = ne(a, b), rf = compared(a, b, @ne, @ne, '~='); end
    function rf = lt(a, b), rf = compared(a, b, @lt, @gt, '<'); end
    function rf = le(a, b), rf = compared(a, b, @le, @ge, '<='); end
    function rf = gt(a, b), rf = compared(a, b, @gt, @lt, '>'); end
    function rf = ge(a, b), rf = compared(a, b, @ge, @le, '>='); end

    function rf = and(a, b)
        rf = joined(a, b, @(T) meets(a, T) & meets(b, T), '&');
    end

    function rf = or(a, b)
        rf = joined(a, b, @(T) meets(a, T) | meets(b, T), '|');
    end

    function rf = not(a)
        rf = a;
        rf.Variable = '';
        rf.Meets = @(T) ~meets(a, T);
        rf.Words = sprintf('~(%s)', a.Words);
    end

    function in = meets(rf, T)
        % The rows of a table that meet the conditions.
        if isempty(rf.Meets)
            in = true(height(T), 1);
        else
            in = rf.Meets(T);
        end
    end

    function disp(rf)
        if isempty(rf.Meets)
            fprintf('  RowFilter with no constraints:\n%s    <unconstrained>\n%s', mc_gap(), mc_gap());
        else
            fprintf('  RowFilter with constraints:\n%s    %s\n%s', mc_gap(), rf.Words, mc_gap());
        end
        fprintf('  VariableNames: %s\n', strjoin(rf.Names, ', '));
    end
end

methods (Access = private)
    function rf = compared(a, b, way, turned, sign)
        rf = a;
        value = b;
        if ~isa(a, 'rowfilter')
            rf = b;
            value = a;
            way = turned;
            sign = strrep(strrep(strrep(sign, '<', '#'), '>', '<'), '#', '>');
        end
        name = rf.Variable;
        if isempty(name)
            error('MATLAB:rowfilter:NoVariable', 'Comparisons need a variable of the row filter.');
        end
        if ischar(value) || iscellstr(value)
            value = string(value);
        end
        rf.Variable = '';
        rf.Meets = @(T) rowfilter.holds(T.(name), value, way);
        rf.Words = sprintf('%s %s %s', name, sign, rowfilter.told(value));
    end

    function rf = joined(a, b, both, sign)
        rf = a;
        rf.Variable = '';
        rf.Meets = both;
        rf.Words = sprintf('%s %s %s', a.Words, sign, b.Words);
    end
end

methods (Static, Hidden)
    function in = holds(variable, value, way)
        if iscellstr(variable)
            variable = string(variable);
        end
        if isdatetime(variable) && isstring(value)
            value = datetime(value);
        end
        in = way(variable, value);
    end

    function text = told(value)
        if isstring(value)
            text = sprintf('"%s"', value);
        elseif isdatetime(value) || isduration(value) || iscategorical(value)
            text = char(value);
        else
            text = num2str(value);
        end
    end
end
end
