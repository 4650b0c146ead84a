classdef MinHeap < handle
    % A binary heap of numbers with their labels.
    properties
        keys = zeros(1, 16)
        labels = zeros(1, 16)
        n = 0
    end
    properties (SetAccess = private)
        moves = 0
    end
    methods
        function h = MinHeap(room)
            if nargin == 1
                h.keys = zeros(1, room);
                h.labels = zeros(1, room);
            end
        end

        function push(h, key, label)
            h.n = h.n + 1;
            if h.n > numel(h.keys)
                h.grow();
            end
            at = h.n;
            while at > 1
                up = floor(at/2);
                if h.keys(up) <= key
                    break
                end
                h.keys(at) = h.keys(up);
                h.labels(at) = h.labels(up);
                h.moves = h.moves + 1;
                at = up;
            end
            h.keys(at) = key;
            h.labels(at) = label;
        end

        function [key, label] = pop(h)
            if h.isempty_()
                error('MinHeap:empty', 'nothing is left');
            end
            key = h.keys(1);
            label = h.labels(1);
            lastKey = h.keys(h.n);
            lastLabel = h.labels(h.n);
            h.n = h.n - 1;
            at = 1;
            while 2*at <= h.n
                c = 2*at;
                if c < h.n && h.keys(c+1) < h.keys(c)
                    c = c + 1;
                end
                if lastKey <= h.keys(c)
                    break
                end
                h.keys(at) = h.keys(c);
                h.labels(at) = h.labels(c);
                h.moves = h.moves + 1;
                at = c;
            end
            h.keys(at) = lastKey;
            h.labels(at) = lastLabel;
        end

        function tf = isempty_(h)
            tf = h.n == 0;
        end
    end
    methods (Access = private)
        function grow(h)
            h.keys = [h.keys zeros(1, numel(h.keys))];
            h.labels = [h.labels zeros(1, numel(h.labels))];
        end
    end
end
