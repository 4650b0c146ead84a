function c = combnk(v, k)
% COMBNK  All combinations of k elements, as rows.

c = nchoosek(v, k);
end
