% Three positions played to their end.
starts = {[1 0 0; 0 -1 0; 0 0 1], [1 -1 0; 0 1 0; 0 0 -1], [1 -1 1; 0 0 0; 0 -1 0]};
players = [-1 1 1];
for k = 1:numel(starts)
    board = starts{k};
    player = players(k);
    [moves, result, visited] = play(board, player);
    fprintf('%s', render(board));
    for m = 1:numel(moves)
        fprintf(' (%d,%d)', moves{m});
        board(moves{m}(1), moves{m}(2)) = player;
        player = -player;
    end
    fprintf('\n%s', render(board));
    fprintf('%s, %d positions\n', result, visited);
end
