function celldisp(c, name)
% CELLDISP  Shows the contents of a cell array, cell by cell.

if ~iscell(c)
    error('MATLAB:celldisp:notCellArray', 'Must be a cell array.');
end
if nargin < 2
    name = inputname(1);
end
if isempty(name)
    name = 'ans';
end
for k = 1:numel(c)
    if isvector(c)
        label = sprintf('%s{%d}', name, k);
    else
        sub = cell(1, ndims(c));
        [sub{:}] = ind2sub(size(c), k);
        label = sprintf('%s{%s}', name, strjoin(cellfun(@(s) sprintf('%d', s), sub, 'UniformOutput', false), ','));
    end
    if iscell(c{k})
        celldisp(c{k}, label);
    elseif isempty(c{k})
        fprintf('%s =\n \n     []\n \n \n', label);
    else
        fprintf('%s =\n \n', label);
        disp(c{k});
        fprintf(' \n \n');
    end
end
end
