function p = colamd(S, knobs) %#ok<INUSD>
% COLAMD  An order of columns in which factors of a sparse matrix have few nonzeros: by least degree of S'*S.

B = double(S ~= 0);
p = amd(sparse(B' * B));
end
