classdef mc_mat_file < handle
% MC_MAT_FILE  What matfile gives: each use of a variable reads the file, each assignment writes it.
%#interpreted

properties (Hidden, SetAccess = private)
    Properties
end

methods
    function m = mc_mat_file(source, writable)
        m.Properties = struct('Source', source, 'Writable', logical(writable));
    end

    function varargout = subsref(m, path)
        name = m.named(path);
        if strcmp(name, 'Properties')
            value = m.Properties;
        elseif any(strcmp(name, {'who', 'whos', 'size'}))
            [varargout{1:nargout}] = feval(name, m, path(2:end).subs{:});
            return
        else
            value = m.variable(name);
        end
        if isscalar(path)
            varargout = {value};
        else
            [varargout{1:max(nargout, 1)}] = subsref(value, path(2:end));
        end
    end

    function m = subsasgn(m, path, value)
        name = m.named(path);
        if strcmp(name, 'Properties')
            if numel(path) < 2 || ~strcmp(path(2).subs, 'Writable')
                error('MATLAB:MatFile:InvalidProperty', 'Only the property Writable can be set.');
            end
            m.Properties.Writable = logical(value);
            return
        elseif ~m.Properties.Writable
            error('MATLAB:MatFile:NotWritable', ...
                'The variable ''%s'' cannot be changed: Properties.Writable is false.', name);
        end
        if numel(path) > 1
            old = [];
            if any(strcmp(name, who(m)))
                old = m.variable(name);
            elseif iscell(value)
                old = {};
            end
            value = subsasgn(old, path(2:end), value);
        end
        held = struct(name, {{value}});
        held.(name) = value;
        if isfile(m.Properties.Source)
            save(m.Properties.Source, '-struct', 'held', '-append');
        else
            save(m.Properties.Source, '-struct', 'held');
        end
    end

    function names = who(m)
        names = cell(0, 1);
        if isfile(m.Properties.Source)
            names = who('-file', m.Properties.Source);
        end
    end

    function varargout = size(m, varargin)
        if isempty(varargin) || ~(ischar(varargin{1}) || isstring(varargin{1}))
            [varargout{1:max(nargout, 1)}] = size(1, varargin{:});
            return
        end
        value = m.variable(char(varargin{1}));
        [varargout{1:max(nargout, 1)}] = size(value, varargin{2:end});
    end

    function disp(m)
        fprintf('  matlab.io.MatFile\n\n  Properties:\n');
        fprintf('      Properties.Source: ''%s''\n', m.Properties.Source);
        fprintf('    Properties.Writable: %s\n', string(m.Properties.Writable));
    end
end

methods (Hidden)
    function name = named(~, path)
        if ~strcmp(path(1).type, '.')
            error('MATLAB:MatFile:UnsupportedIndexing', 'Variables of a MAT-file are named behind a dot.');
        end
        name = char(path(1).subs);
    end

    function value = variable(m, name)
        if ~any(strcmp(name, who(m)))
            error('MATLAB:MatFile:VariableNotInFile', ...
                'The variable ''%s'' does not exist in the file ''%s''.', name, m.Properties.Source);
        end
        held = load(m.Properties.Source, name);
        value = held.(name);
    end
end
end
