function text = render(board)
% RENDER  A board as three lines of text.
marks = 'o.x';
text = '';
for i = 1:size(board, 1)
    text = [text, marks(board(i, :) + 2), sprintf('\n')];
end
end
