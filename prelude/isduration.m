function r = isduration(x)
% ISDURATION  Whether a value is of class duration.

r = isa(x, 'duration');
end
