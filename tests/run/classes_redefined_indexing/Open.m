classdef Open < matlab.mixin.indexing.RedefinesDot
% Any field may be assigned; Count is a property.
    properties
        Count = 0
    end
    properties (Access = private)
        Fields = struct()
    end
    methods
        function names = list(obj)
            names = fieldnames(obj.Fields);
        end
    end
    methods (Access = protected)
        function varargout = dotReference(obj, op)
            [varargout{1:nargout}] = obj.Fields.(op);
        end
        function obj = dotAssign(obj, op, varargin)
            [obj.Fields.(op)] = varargin{:};
            obj.Count = obj.Count + 1;
        end
        function n = dotListLength(obj, op, context)
            n = listLength(obj.Fields, op, context);
        end
    end
end
