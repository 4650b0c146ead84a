% The call stack has a nested function's name behind those it stands in, and an anonymous one's text.
outer();
function outer()
  f = @(x) x.a;
  try
    f(1)
  catch e
    names(e)
  end
  function inner()
    g = @(x) error('q');
    g(1);
  end
  try
    inner()
  catch e
    names(e)
  end
  try
    w = unset();
  catch e
    disp(e.message);
  end
  function q = unset()
  end
end
function names(e)
  for k = 1:numel(e.stack)
    if ~isempty(e.stack(k).name) && ~strcmp(e.stack(k).name, 'err_stack_names')
      fprintf('%s\n', e.stack(k).name);
    end
  end
end
