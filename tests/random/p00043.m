function p00043()
  d = 0;
  c = 3.5;
  b = [4; 5];
  x = [];
  y = 2;
  z = 3.5;
  a = (1 + 2i);
  p = struct('a', {});
  h = @(u) [u, x];
  y(1:5) = 2;
  try
    for k1 = 1:5
      c{k1} = (complex(0, [1 2 3]) > (z(y < -2) < c{1}));
    end
  catch err
    say(err);
  end
  try
    switch b
    case 1
      p = [p, struct('a', sum(p(2).a))];
      x = y;
    case {2, 3}
      try
        p(3).b(6) = -2;
      catch err
        say(err);
      end
      show(x);
    otherwise
      c(true) = [];
      if strcmp(t, '')
        t = '';
        try
          x(3) = 2;
        catch err
          say(err);
        end
        show(x);
        try
          show(c);
          show(x);
        catch err
          say(err);
        end
        show(x);
      end
      y;
    end
  catch err
    say(err);
  end
  s = struct();
  try
    error('my:id', 'value %d', min(numel(y), 4));
  catch err
    say(err);
  end
  z;
  if [3 -1 0 2]
    x(z > 1e10) = 0.1;
    s.a(1:1) = 1e10;
  end
  show(x);
end

function show(x)
  if iscell(x)
    fprintf('cell%s {\n', sprintf(' %d', size(x)));
    for k = 1:numel(x)
      show(x{k});
    end
    fprintf('}\n');
  elseif isstruct(x)
    f = fieldnames(x);
    fprintf('struct%s {\n', sprintf(' %d', size(x)));
    for k = 1:numel(x)
      for j = 1:numel(f)
        fprintf('%s: ', f{j});
        show(x(k).(f{j}));
      end
    end
    fprintf('}\n');
  elseif isa(x, 'function_handle')
    fprintf('handle\n');
  elseif ischar(x)
    fprintf('char%s [%s]\n', sprintf(' %d', size(x)), x);
  elseif isnumeric(x) || islogical(x)
    fprintf('%s%s:%s', class(x), sprintf(' %d', size(x)), sprintf(' %.17g', real(x)));
    if ~isreal(x)
      fprintf(' +i%s', sprintf(' %.17g', imag(x)));
    end
    fprintf('\n');
  else
    disp(x);
  end
end
function say(err)
  if strncmp(err.identifier, 'my:', 3)
    fprintf('caught %s: %s\n', err.identifier, err.message);
  else
    fprintf('caught\n');
  end
end
