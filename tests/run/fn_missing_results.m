% Results that nobody assigned, operands and captured variables without a value.
function fn_missing_results()
  attempt(@() nothing());
  attempt(@() nothing(1));
  try
    d = nothing();
    disp(d);
  catch err
    disp(err.message);
  end
  nothing();
  nothing(2);
  d = gap(3);
  disp(size(d));
  try
    [d, e] = gap(2);
    disp(d);
    disp(e);
  catch err
    disp(err.message);
  end
  try
    [d, e] = named(2);
    disp(d);
    disp(e);
  catch err
    disp(err.message);
  end
  f = @(u) f(u) + 1;
  try
    f(2);
  catch err
    disp(err.message);
  end
  for k = 1:2
    if k > 1, g = 10; end
    h = @(u) u + g;
    try
      disp(h(k));
    catch err
      disp(err.message);
    end
  end
  try
    [d, e] = one(undefined_here);
  catch err
    disp(err.message);
  end
end

function varargout = nothing(varargin)
end

function varargout = gap(n)
  if n > 2, varargout{2} = 3; end
  if n == 2, varargout{1} = 4; end
end

function [a, varargout] = named(n)
  if n > 2, a = 1; end
  varargout{1} = 4;
end

function a = one(a)
end

function attempt(f)
  try
    d = f();
    disp(d);
  catch err
    disp(err.message);
  end
end
