% Functions called for each element: results in cells, truth values, several results, over structs and texts.
function call_each_gathered()
  words = {'ab', 'cde', '', 'f'};
  longer = cellfun(@(w) [w 'x'], words, 'UniformOutput', false);
  disp(longer)
  has = cellfun(@(w) any(w == 'd'), words);
  disp(class(has))
  disp(has)
  [first, second] = cellfun(@(w) deal(numel(w), 2 * numel(w)), words);
  disp([first; second])
  [low, high] = cellfun(@ends, {[3 1 2], 5, [8 9]}, 'UniformOutput', false);
  disp(low)
  disp(high)
  s = struct('a', {1, 2, 3}, 'b', {10, 20, 30});
  disp(arrayfun(@(e) e.a + e.b, s))
  t = arrayfun(@(e) struct('sum', e.a + e.b), s, 'UniformOutput', false);
  disp(t{3}.sum)
  codes = arrayfun(@(c) double(c) - 96, 'tame');
  disp(codes)
  grid = arrayfun(@(x) x > 2, [1 2; 3 4]);
  disp(class(grid))
  disp(grid)
  none = cellfun(@(w) numel(w) > 1, {});
  disp(class(none))
  disp(size(none))
  nothing = cellfun(@(w) [w w], cell(0, 3), 'UniformOutput', false);
  disp(class(nothing))
  disp(size(nothing))
  same = longer;
  same = cellfun(@(w) upper(w), same, 'UniformOutput', false);
  disp(strjoin(same, '-'))
  try
    cellfun(@(w) [w(1) '!'], words, 'UniformOutput', false);
  catch e
    disp(e.identifier)
  end
  try
    y = cellfun(@(w) w(1), {'a', 'b'}) == 'a';
    disp(y)
    z = cellfun(@(w) w, {1, [2 3]});
    disp(z)
  catch e
    disp(e.identifier)
  end
end

function [low, high] = ends(x)
  low = min(x);
  high = max(x);
end
