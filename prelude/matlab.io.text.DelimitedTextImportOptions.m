classdef DelimitedTextImportOptions
% MATLAB.IO.TEXT.DELIMITEDTEXTIMPORTOPTIONS  How a file of columns is read: detectImportOptions and delimitedTextImportOptions make one
%   for readtable, readmatrix and preview. Source: MATLAB documentation, "delimitedTextImportOptions".
%   Texts of missing fields, formats of times and the like are kept for each variable (setvaropts).
%#interpreted

properties
    Delimiter = {','}
    Whitespace = '\b\t '
    LineEnding = {'\n', '\r', '\r\n'}
    CommentStyle = {}
    ConsecutiveDelimitersRule = 'split'
    LeadingDelimitersRule = 'keep'
    TrailingDelimitersRule = 'ignore'
    EmptyLineRule = 'skip'
    Encoding = 'UTF-8'
    MissingRule = 'fill'
    ImportErrorRule = 'fill'
    ExtraColumnsRule = 'addvars'
    VariableNames = {}
    VariableTypes = {}
    VariableNamingRule = 'modify'
    DataLines = [1 Inf]
    VariableNamesLine = 0
    RowNamesColumn = 0
    VariableUnitsLine = 0
    VariableDescriptionsLine = 0
end
properties (Dependent)
    SelectedVariableNames
    VariableOptions
end
properties (Hidden)
    Chosen = []
    Of = {}
end

methods
    function o = set.VariableNames(o, names)
        names = reshape(cellstr(names), 1, []);
        old = numel(o.VariableNames); %#ok<MCSUP>
        o.VariableNames = names;
        if numel(names) ~= old || isempty(o.Chosen) %#ok<MCSUP>
            o.Chosen = 1:numel(names); %#ok<MCSUP>
        end
        for k = numel(o.VariableTypes) + 1:numel(names) %#ok<MCSUP>
            o.VariableTypes{k} = 'char'; %#ok<MCSUP>
            o.Of{k} = struct(); %#ok<MCSUP>
        end
    end
    function o = set.VariableTypes(o, types)
        o.VariableTypes = reshape(cellstr(types), 1, []);
    end
    function o = set.DataLines(o, lines)
        if isscalar(lines), lines = [lines, Inf]; end
        o.DataLines = lines;
    end
    function o = set.Delimiter(o, d)
        o.Delimiter = reshape(cellstr(d), 1, []);
    end
    function names = get.SelectedVariableNames(o)
        names = o.VariableNames(o.Chosen);
    end
    function o = set.SelectedVariableNames(o, names)
        o.Chosen = places(o, names);
    end
    function list = get.VariableOptions(o)
        list = cellfun(@(n) getvaropts(o, n), o.VariableNames, 'UniformOutput', false);
    end

    function at = places(o, names)
        if isnumeric(names) || islogical(names)
            list = 1:numel(o.VariableNames);
            at = list(names);
            return
        end
        names = reshape(cellstr(names), 1, []);
        [found, at] = ismember(names, o.VariableNames);
        if ~all(found)
            bad = names(~found);
            error('MATLAB:textio:io:UnknownVarName', 'Unknown variable name: ''%s''.', bad{1});
        end
    end

    function o = setvartype(o, names, type)
        if nargin < 3
            type = names;
            names = o.VariableNames;
        end
        at = places(o, names);
        type = reshape(cellstr(type), 1, []);
        known = {'double', 'single', 'int8', 'int16', 'int32', 'int64', 'uint8', 'uint16', 'uint32', 'uint64', ...
            'logical', 'char', 'string', 'categorical', 'datetime', 'duration'};
        for k = 1:numel(at)
            o.VariableTypes{at(k)} = validatestring(type{min(k, end)}, known);
        end
    end
    function o = setvaropts(o, varargin)
        if mod(numel(varargin), 2) == 1
            at = places(o, varargin{1});
            varargin(1) = [];
        else
            at = 1:numel(o.VariableNames);
        end
        for k = at
            for j = 1:2:numel(varargin)
                name = char(varargin{j});
                if strcmpi(name, 'Type')
                    o.VariableTypes{k} = char(varargin{j + 1});
                elseif strcmpi(name, 'Name')
                    o.VariableNames{k} = char(varargin{j + 1});
                else
                    o.Of{k}.(validatestring(name, matlab.io.text.DelimitedTextImportOptions.details())) = varargin{j + 1};
                end
            end
        end
    end
    function v = getvaropts(o, names)
        if nargin < 2, names = o.VariableNames; end
        at = places(o, names);
        v = struct('Name', {}, 'Type', {}, 'FillValue', {}, 'TreatAsMissing', {}, 'EmptyFieldRule', {});
        for k = 1:numel(at)
            type = o.VariableTypes{at(k)};
            s = struct('Name', o.VariableNames{at(k)}, 'Type', type, 'FillValue', NaN, 'TreatAsMissing', {{}}, 'EmptyFieldRule', 'missing');
            switch type
                case {'char'}, s.FillValue = '';
                case 'string', s.FillValue = string(missing);
                case 'logical', s.FillValue = false;
                case 'datetime', s.FillValue = NaT;
                case 'duration', s.FillValue = seconds(NaN);
                case 'categorical', s.FillValue = categorical(NaN);
            end
            for name = reshape(fieldnames(o.Of{at(k)}), 1, [])
                s.(name{1}) = o.Of{at(k)}.(name{1});
            end
            for name = reshape(setdiff(fieldnames(s), fieldnames(v)), 1, [])
                [v.(name{1})] = deal([]);
            end
            for name = reshape(setdiff(fieldnames(v), fieldnames(s)), 1, [])
                s.(name{1}) = [];
            end
            v(k) = s;
        end
    end
    function T = preview(file, o)
        T = head(readtable(file, o));
    end

    function disp(o)
        fprintf('  DelimitedTextImportOptions with properties:\n');
        section(o, '   Format Properties:', {'Delimiter', 'Whitespace', 'LineEnding', 'CommentStyle', ...
            'ConsecutiveDelimitersRule', 'LeadingDelimitersRule', 'TrailingDelimitersRule', 'EmptyLineRule', 'Encoding'});
        section(o, '   Replacement Properties:', {'MissingRule', 'ImportErrorRule', 'ExtraColumnsRule'});
        section(o, '   Variable Import Properties: Set types by name using setvartype', {'VariableNames', ...
            'VariableTypes', 'SelectedVariableNames'});
        fprintf('              VariableOptions: [1-by-%d matlab.io.VariableImportOptions]\n', numel(o.VariableNames));
        fprintf('\tAccess VariableOptions sub-properties using setvaropts/getvaropts\n');
        fprintf('           VariableNamingRule: ''%s''\n', o.VariableNamingRule);
        section(o, '   Location Properties:', {'DataLines', 'VariableNamesLine', 'RowNamesColumn', 'VariableUnitsLine', ...
            'VariableDescriptionsLine'});
        fprintf('\tTo display a preview of the table, use preview\n');
    end
    function section(o, head, names)
        fprintf('\n%s\n', head);
        for k = 1:numel(names)
            v = o.(names{k});
            if iscell(v) && any(strcmp(names{k}, {'VariableNames', 'VariableTypes', 'SelectedVariableNames'}))
                t = strjoin(strcat('''', v(1:min(3, end)), ''''), ', ');
                if numel(v) > 3, t = sprintf('%s ... and %d more', t, numel(v) - 3); end
                t = ['{', t, '}'];
            elseif iscell(v)
                t = ['{', strjoin(strcat('''', v, ''''), '  '), '}'];
            elseif ischar(v)
                t = ['''', v, ''''];
            else
                t = mat2str(v);
            end
            fprintf('%29s: %s\n', names{k}, t);
        end
    end
end

methods (Static, Hidden)
    function names = details()
        names = {'FillValue', 'TreatAsMissing', 'QuoteRule', 'Prefixes', 'Suffixes', 'EmptyFieldRule', 'InputFormat', ...
            'DatetimeFormat', 'DatetimeLocale', 'TimeZone', 'DurationFormat', 'DecimalSeparator', 'ThousandsSeparator', ...
            'ExponentCharacter', 'TrimNonNumeric', 'NumberSystem', 'WhitespaceRule', 'Categories', 'Protected', ...
            'Ordinal', 'TrueSymbols', 'FalseSymbols', 'CaseSensitive'};
    end
end
end
