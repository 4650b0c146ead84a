function r = iscategorical(x)
% ISCATEGORICAL  Whether a value is of class categorical.

r = isa(x, 'categorical');
end
