classdef Labelled < matlab.mixin.indexing.RedefinesParen
% A numeric array with a label, indexed by parentheses as the array is.
    properties (Access = private)
        Data
    end
    properties
        Label = "none"
    end
    methods
        function obj = Labelled(data)
            obj.Data = data;
        end
        function x = value(obj)
            x = obj.Data;
        end
        function out = cat(dim, varargin)
            parts = cell(size(varargin));
            for k = 1:numel(varargin)
                if isa(varargin{k}, 'Labelled')
                    parts{k} = varargin{k}.Data;
                else
                    parts{k} = varargin{k};
                end
            end
            out = Labelled(cat(dim, parts{:}));
        end
        function varargout = size(obj, varargin)
            [varargout{1:nargout}] = size(obj.Data, varargin{:});
        end
    end
    methods (Static)
        function obj = empty()
            obj = Labelled([]);
        end
    end
    methods (Access = protected)
        function varargout = parenReference(obj, op)
            obj.Data = obj.Data.(op(1));
            if isscalar(op)
                varargout{1} = obj;
                return
            end
            [varargout{1:nargout}] = obj.(op(2:end));
        end
        function obj = parenAssign(obj, op, varargin)
            if isscalar(op)
                x = varargin{1};
                if isa(x, 'Labelled')
                    x = x.Data;
                end
                obj.Data.(op) = x;
                return
            end
            [obj.(op(2:end))] = varargin{:};
        end
        function n = parenListLength(~, ~, ~)
            n = 1;
        end
        function obj = parenDelete(obj, op)
            fprintf('deletes by %s\n', op(end).Type);
            obj.Data.(op) = [];
        end
    end
end
