function fn_mutual_defaults
% Options as name and value in varargin.
show('title', 'A', 'width', 3);
show('width', 10);
show();
end

function show(varargin)
opts = struct('title', 'none', 'width', 5);
for k = 1:2:numel(varargin)
    opts.(varargin{k}) = varargin{k+1};
end
fprintf('%s %s\n', opts.title, repmat('*', 1, opts.width));
end
