classdef Account < handle
    % An account at a bank: who has it sees what others do to it.
    properties (SetAccess = private)
        balance = 0
        moves = 0
        refused = 0
    end
    methods
        function a = Account(balance)
            a.balance = balance;
        end
        function deposit(a, sum)
            a.balance = a.balance + sum;
            a.moves = a.moves + 1;
        end
        function done = withdraw(a, sum)
            done = sum <= a.balance;
            if done
                a.balance = a.balance - sum;
                a.moves = a.moves + 1;
            else
                a.refused = a.refused + 1;
            end
        end
    end
end
