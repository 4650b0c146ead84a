% Errors of interpreted functions are caught by compiled ones, with the whole stack.
function handed_errors
x = 1;
try
  deep(3);
catch e
  fprintf('%s | %s\n', e.identifier, e.message);
  for k = 1:numel(e.stack), fprintf('%s:%d\n', e.stack(k).name, e.stack(k).line); end
end
try
  viacell({1, 2});
catch e
  fprintf('%s | %s\n', e.identifier, e.message);
end
v = wild('[1 2 3]');
v(2) = 5; disp(v); disp(sum(v)); disp(v(end));
deep(1);
end
function deep(n)
if n == 0
  wild('[1 2 3](7)');
else
  deep(n - 1);
end
end
function viacell(c)
cellfun(@(t) wild('error(''x:y'', ''in cell'')'), c);
end
function y = wild(t)
y = eval(t);
end
