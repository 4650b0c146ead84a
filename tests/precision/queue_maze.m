function queue_maze
% The shortest way through a maze, with a queue of cells that hold places.
maze = ['#########'
        '#S..#...#'
        '#.#.#.#.#'
        '#.#...#.#'
        '#.#####.#'
        '#......E#'
        '#########'];
[r, c] = find(maze == 'S');
queue = {[r c]};
dist = -ones(size(maze));
dist(r, c) = 0;
steps = [0 1; 1 0; 0 -1; -1 0];
visited = 0;
while ~isempty(queue)
    here = queue{1};
    queue(1) = [];
    visited = visited + 1;
    r = here(1);
    c = here(2);
    if maze(r, c) == 'E'
        break;
    end
    for k = 1:4
        i = r + steps(k, 1);
        j = c + steps(k, 2);
        if maze(i, j) ~= '#' && dist(i, j) < 0
            dist(i, j) = dist(r, c) + 1;
            queue{end+1} = [i j];
        end
    end
end
fprintf('%d steps, %d visited\n', dist(r, c), visited);
end
