classdef Purse < handle
    % Money that only its own functions count.
    properties (SetAccess = private)
        money = 0
        turns = 0
    end
    methods
        function p = Purse(money)
            p.money = money;
        end
        function put(p, sum)
            p.money = p.money + sum;
            p.turns = p.turns + 1;
        end
        function done = take(p, sum)
            done = sum <= p.money;
            if done
                p.money = p.money - sum;
            end
            p.turns = p.turns + 1;
        end
    end
end
