function [moves, result, visited] = play(board, player)
% PLAY  Plays tic-tac-toe to the end, both sides by minimax search.
%   [moves, result, visited] = play(board, player)
%       board     3 by 3 matrix of 1 (x), -1 (o) and 0 (free)
%       player    1 or -1, who moves next
%       moves     cell of [row column] in the order played
%       result    'x wins', 'o wins' or 'draw'
%       visited   number of positions looked at
moves = {};
visited = 0;
result = winner(board);
while isempty(result)
    [~, move, n] = minimax(board, player);
    visited = visited + n;
    board(move(1), move(2)) = player;
    moves{end+1} = move;
    player = -player;
    result = winner(board);
end

% the number becomes a text: this variable has two classes
names = {'o wins', 'draw', 'x wins'};
result = names{result + 2};
end
