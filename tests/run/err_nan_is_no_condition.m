% NaN is neither true nor false, whatever of it is known: scalars, arrays, beside what is no NaN.
function err_nan_is_no_condition()
for k = 1:2
  z = [1 0 k];
  if k == 2, z(3) = z(3) * sscanf('NaN', '%f'); end
  q = z(3);
  told(@() ~z); told(@() z & 1); told(@() 0 | z); told(@() xor(z, 1));
  try, fprintf(' %d', ~z); fprintf('\n'); catch e, disp(e.message), end
  try, fprintf(' %d', z & 1); fprintf('\n'); catch e, disp(e.message), end
  try, fprintf(' %d', 0 | z); fprintf('\n'); catch e, disp(e.message), end
  try, fprintf(' %d', xor(z, [1 1 0])); fprintf('\n'); catch e, disp(e.message), end
  try, fprintf(' %d', ~q); fprintf('\n'); catch e, disp(e.message), end
  try, fprintf(' %d', q & 1); fprintf('\n'); catch e, disp(e.message), end
  try, fprintf(' %d', 0 | q); fprintf('\n'); catch e, disp(e.message), end
  try, fprintf(' %d', ~single(z)); fprintf('\n'); catch e, disp(e.message), end
  try, if ~q, disp zero, else, disp some, end, catch e, disp(e.message), end
end
end

function told(f)
try
  fprintf(' %d', f()); fprintf('\n');
catch e
  disp(e.identifier)
end
end
