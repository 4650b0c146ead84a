% What `switch` looks at is a scalar or a character vector, which is checked before any case is; numbers
% fit by ==, texts by strcmp, a cell where one of its elements fits.
function switch_subjects
  subjects = {1, 2.5, true, int8(3), single(1), 1i, NaN, 'a', 'abc', '', "abc", "", @sin, ...
    [], [1 2], {}, {1}, {'a'}, struct('a', 1), struct('a', {1, 2}), ['ab'; 'cd'], ["a" "b"], ...
    zeros(1, 0), zeros(0, 3), false(0), int8([1 2]), {1, 2}, ones(2, 2)};
  for k = 1:numel(subjects)
    fprintf('%d %s %s: %s\n', k, class(subjects{k}), mat2str(size(subjects{k})), chosen(subjects{k}));
  end

  % No case at all, and cases that are not looked at.
  try
    switch {}
    end
    disp('passed');
  catch e
    disp(e.message);
  end
  try
    switch [], case noisy(1), disp('in'); otherwise, disp('otherwise'); end
  catch e
    disp(e.message);
  end
  try
    switch noisy([1 2 3])
      otherwise
        disp('otherwise');
    end
  catch e
    disp(e.identifier);
  end
  s.a = 'x';
  try
    switch s, case 'x', disp('x'); end
  catch e
    disp(e.message);
  end

  % Cases.
  disp(fits(1, [1 2])); disp(fits(1, [])); disp(fits(97, 'a')); disp(fits('a', 97));
  disp(fits('', '')); disp(fits('', [])); disp(fits('', {})); disp(fits(1, {}));
  disp(fits('ab', "ab")); disp(fits("ab", 'ab')); disp(fits("ab", {'x', 'ab'}));
  disp(fits(int8(3), 3)); disp(fits(true, 1)); disp(fits(0, false)); disp(fits(single(0.5), 0.5));
  disp(fits(NaN, NaN)); disp(fits(2, {1, 2, 3})); disp(fits(2, {1, {2}})); disp(fits(1i, 1i));
  disp(fits('abc', {'ABC', 'ab', 'abc'})); disp(fits('a', {1, 'a'})); disp(fits(1, {'1', 1}));
  disp(fits(2, {[1 2], 3})); disp(fits(1, struct('a', 1)));

  % Where the class shows only when it runs.
  for k = 1:4
    x = some(k);
    try
      switch x
        case 1
          disp('one');
        case {'one', 'two'}
          disp('a text');
        otherwise
          disp('something else');
      end
    catch e
      disp(e.message);
    end
  end

  % In loops, with break and continue, and one within the other.
  for k = 1:5
    switch mod(k, 3)
      case 0
        continue
      case 1
        switch k, case 4, break, end
    end
    fprintf('%d ', k);
  end
  fprintf('\n');
end

function y = chosen(x)
  try
    switch x
      case {1, 3}
        y = 'one or three';
      case 'abc'
        y = 'abc';
      case {'a', ''}
        y = 'a or nothing';
      otherwise
        y = 'otherwise';
    end
  catch e
    y = e.message;
  end
end

function y = fits(x, c)
  switch x
    case c
      y = 1;
    otherwise
      y = 0;
  end
end

function x = some(k)
  if k == 1
    x = 1;
  elseif k == 2
    x = 'two';
  elseif k == 3
    x = {1};
  else
    x = [];
  end
end

function x = noisy(x)
  disp('noisy');
end
