% Comments and continuation lines of every kind.
x = 1; % behind a statement
%{
a block comment
  x = 2;
  %{
  nested
  %}
%}
y = x + ... the rest is a comment
    2;
%% a cell title
s = 'a % is no comment here'; % this is
fprintf('%d %d %s\n', x, y, s);
z = [1, 2 % first row
     3, 4];
fprintf('%d ', z); fprintf('%s\n', 'it''s'), w = 3;
fprintf('%d\n', w);
