function r = isdatetime(x)
% ISDATETIME  Whether a value is of class datetime.

r = isa(x, 'datetime');
end
