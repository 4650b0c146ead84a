% Questions about classes.
v = {1, single(1), int8(1), true, 'a', {1}, struct(), @sin, 1i, []};
for k = 1:numel(v)
    x = v{k};
    fprintf('%d', isnumeric(x), isfloat(x), isinteger(x), islogical(x), ischar(x), iscell(x), isstruct(x), isreal(x), isempty(x), isa(x, 'numeric'), isa(x, 'float'), isa(x, 'integer'), isa(x, 'double'), isa(x, 'function_handle'));
    fprintf(' %s\n', class(x));
end
