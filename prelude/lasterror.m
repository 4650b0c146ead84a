function s = lasterror(change)
% LASTERROR  Message and identifier of the last error; 'reset' or a struct sets them.

[message, identifier] = lasterr();
at = struct('file', {}, 'name', {}, 'line', {});
at = reshape(at, 0, 1);
s = struct('message', message, 'identifier', identifier, 'stack', at);
if nargin > 0
    if isstruct(change)
        lasterr(change.message, change.identifier);
    else
        lasterr('', '');
    end
end
end
