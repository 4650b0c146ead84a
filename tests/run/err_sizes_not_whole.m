% Sizes and dimensions that are no whole numbers are errors, whatever of them is known.
function err_sizes_not_whole()
for n = [2 NaN 2.5]
  a = 2;
  if isnan(n), a = NaN; elseif n > 2, a = 2.5; end
  try, disp(size(ones(a))), catch e, disp(e.message), end
  try, disp(size(zeros(3, a))), catch e, disp(e.message), end
  try, disp(size(false(a, 1))), catch e, disp(e.message), end
  try, disp(size(nan(a, a))), catch e, disp(e.message), end
  try, disp(size(eye(a))), catch e, disp(e.message), end
  try, disp(size(cell(a))), catch e, disp(e.message), end
  try, disp(sum([1 2; 3 4], a)), catch e, disp(e.message), end
  try, disp(size([1 2; 3 4], a)), catch e, disp(e.message), end
end
for k = 1:2
  t = 2.5;
  if k > 1, t = -1e300; end
  y = zeros(1, 2, 'like', t); y(1, :) = t;
  fprintf(' %g', y, t * 2, size(ones(2, 1, 'like', t))); fprintf('\n');
end
try, magic_of(NaN); catch e, disp(e.identifier), end
end

function magic_of(n)
% Frames that hold much, and no end.
x = n; y = [n n; n n]; z = {n}; s.a = n; t = [y; y]; u = t * 2; v = [u, t]; w = v';
if isnan(x), magic_of(sum(w(:)) + s.a + z{1}); end
end
