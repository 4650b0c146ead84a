function m = memoize(f)
% MEMOIZE  A function that remembers its results, a MemoizedFunction.
%   m = memoize(f): m(args...) calls f once for equal arguments. Of a function with a name there is one such object.
%   Source: MATLAB documentation, "memoize".

persistent names made
if ~isa(f, 'function_handle')
    error('MATLAB:memoize:InvalidInput', 'Input must be a function handle.');
end
name = func2str(f);
if name(1) == '@'
    m = matlab.lang.MemoizedFunction(f);
    return
end
k = find(strcmp(names, name), 1);
if isempty(k)
    names{end+1} = name;
    made{end+1} = matlab.lang.MemoizedFunction(f);
    k = numel(names);
end
m = made{k};
end
