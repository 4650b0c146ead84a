% Operands of && and || are one element each, and none of a condition's operands is complex.
function cond_empty_and_complex()
  y = [1 2 3];
  x = [-100; -100];
  try
    if y(2) > 1 && y(x > 1) ~= NaN
      disp('taken');
    end
  catch
    disp('no element');
  end
  try
    if y ~= NaN || y(1) > 0
      disp('taken');
    end
  catch
    disp('several elements');
  end
  if y(x > 1) ~= NaN, disp('taken'); else, disp('not taken'); end
  refused(@() ~2i);
  z = twice(1i);
  refused(@() ~z);
  refused(@() z & true);
  refused(@() false | z);
  refused(@() ~[1 z]);
  try
    if ~z || true, disp('taken'); end
  catch
    disp('complex');
  end
  try
    if z && true, disp('taken'); end
  catch
    disp('complex');
  end
  try
    t = ~z(:).';
    disp(t);
  catch
    disp('complex');
  end
  w = twice(2);
  if ~w, disp('taken'); else, disp('not taken'); end
  if w && true, disp('taken'); end
end

function z = twice(z)
  if real(z) > 1, z = real(z); end
  z = 2 * z;
end

function refused(f)
  try
    disp(f());
  catch
    disp('complex');
  end
end
