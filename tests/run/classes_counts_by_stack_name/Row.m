classdef Row < handle
    properties
        items = {}
    end
    methods
        function add(obj, item, varargin)
            obj.items{end+1} = item;
        end
        function [first, last] = ends(obj)
            first = obj.items{1};
            last = obj.items{end};
        end
    end
end
