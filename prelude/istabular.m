function tf = istabular(x)
% ISTABULAR  Whether a value is a table.

tf = isa(x, 'table');
end
