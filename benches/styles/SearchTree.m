classdef SearchTree < handle
    % A binary search tree of handle objects.
    properties
        root = []
        count = 0
    end
    methods
        function put(t, key, held)
            % PUT  Stores under a key, in place of what is there.
            if isempty(t.root)
                t.root = Branch(key, held);
                t.count = 1;
                return
            end
            at = t.root;
            while at.key ~= key
                if key < at.key
                    if isempty(at.less)
                        at.less = Branch(key, held);
                        t.count = t.count + 1;
                        return
                    end
                    at = at.less;
                else
                    if isempty(at.more)
                        at.more = Branch(key, held);
                        t.count = t.count + 1;
                        return
                    end
                    at = at.more;
                end
            end
            at.held = held;
        end

        function held = get(t, key)
            % GET  What is stored under a key; NaN where nothing is.
            held = NaN;
            at = t.root;
            while ~isempty(at)
                if key == at.key
                    held = at.held;
                    return
                elseif key < at.key
                    at = at.less;
                else
                    at = at.more;
                end
            end
        end

        function d = depth(t)
            d = SearchTree.below(t.root);
        end
    end
    methods (Static)
        function d = below(at)
            if isempty(at)
                d = 0;
            else
                d = 1 + max(SearchTree.below(at.less), SearchTree.below(at.more));
            end
        end
    end
end
