% A way through a maze, with a queue in a matrix.
maze = ['S.#.....'
        '..#.##.#'
        '.##..#..'
        '......#E'];
[r, c] = find(maze == 'S');
dist = -ones(size(maze));
dist(r, c) = 0;
queue = [r c];
moves = [0 1; 1 0; 0 -1; -1 0];
while ~isempty(queue)
    here = queue(1, :);
    queue(1, :) = [];
    for m = moves'
        there = here + m';
        if all(there >= 1) && all(there <= size(maze)) && maze(there(1), there(2)) ~= '#' && dist(there(1), there(2)) < 0
            dist(there(1), there(2)) = dist(here(1), here(2)) + 1;
            queue = [queue; there];
        end
    end
end
fprintf('%d steps, %d places\n', dist(maze == 'E'), nnz(dist >= 0));
