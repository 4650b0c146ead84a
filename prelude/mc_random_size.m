function dims = mc_random_size(name, sizes, varargin)
% MC_RANDOM_SIZE  The size of an array of random numbers: what sizes say, else the common size of the parameters.

dims = [1, 1];
for k = 1:numel(varargin)
    if ~isscalar(varargin{k})
        if ~isequal(dims, [1, 1]) && ~isequal(size(varargin{k}), dims)
            error(['stats:' name ':InputSizeMismatch'], 'Nonscalar parameters must have the same size.');
        end
        dims = size(varargin{k});
    end
end
if isempty(sizes)
    return
end
asked = cellfun(@(s) reshape(double(s), 1, []), sizes, 'UniformOutput', false);
asked = max([asked{:}], 0);
if isscalar(asked)
    asked = [asked, asked];
end
if prod(dims) ~= 1 && ~isequal(zeros([dims, 0]), zeros([asked, 0]))
    error(['stats:' name ':InputSizeMismatch'], 'Size information is inconsistent.');
end
dims = asked;
end
