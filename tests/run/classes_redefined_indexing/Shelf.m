classdef Shelf < handle & matlab.mixin.indexing.RedefinesBrace
% Braces index a cell array of the object.
    properties
        Items = {}
    end
    methods (Access = protected)
        function varargout = braceReference(obj, op)
            [varargout{1:nargout}] = obj.Items.(op);
        end
        function obj = braceAssign(obj, op, varargin)
            [obj.Items.(op)] = varargin{:};
        end
        function n = braceListLength(obj, op, context)
            n = listLength(obj.Items, op, context);
        end
    end
end
