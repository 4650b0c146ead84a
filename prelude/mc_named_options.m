function options = mc_named_options(name, names, args)
% MC_NAMED_OPTIONS  A struct with these fields, [] where nothing is said, from structs and names with values.

options = struct();
for k = 1:numel(names)
    options.(names{k}) = [];
end
k = 1;
while k <= numel(args) && (isstruct(args{k}) || isnumeric(args{k}) && isempty(args{k}))
    if isstruct(args{k})
        given = fieldnames(args{k});
        for q = 1:numel(given)
            if isfield(options, given{q}) && ~isempty(args{k}.(given{q}))
                options.(given{q}) = args{k}.(given{q});
            end
        end
    end
    k = k + 1;
end
if mod(numel(args) - k + 1, 2) ~= 0
    error(['MATLAB:' name ':ArgNameValueMismatch'], 'Arguments must occur in name-value pairs.');
end
while k < numel(args)
    at = find(strcmpi(args{k}, names));
    if isempty(at)
        at = find(strncmpi(args{k}, names, strlength(args{k})));
    end
    if isempty(at)
        error(['MATLAB:' name ':InvalidPropName'], 'Unrecognized property name ''%s''.', char(args{k}));
    elseif ~isscalar(at)
        error(['MATLAB:' name ':AmbiguousPropName'], 'Ambiguous property name ''%s''.', char(args{k}));
    end
    options.(names{at}) = args{k + 1};
    k = k + 2;
end
end
