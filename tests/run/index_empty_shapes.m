% Empty arrays have shapes.
e = zeros(0, 3);
fprintf('%d ', size(e), size(e'), size(sum(e)), size(sum(e, 2)), sum([]), prod([]), size(max([])), isempty(e), numel(e));
fprintf('\n');
fprintf('%d ', size(ones(2, 0)*ones(0, 3)), ones(2, 0)*ones(0, 2), size([]), size(''), size({}), size(zeros(3, 0, 2)));
fprintf('\n');
fprintf('%d ', length(e), isempty(''), isempty({}), isempty(struct([])), isempty(0), size(1:0), size(find([])));
fprintf('\n');
