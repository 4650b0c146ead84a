function r = sprank(A)
% SPRANK  Structural rank: how many nonzeros of which no two share a row or column there can be.

r = sum(mc_matching(A) > 0);
end
