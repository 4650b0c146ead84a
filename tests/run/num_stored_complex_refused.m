% What is stored as complex is refused where complex numbers are, also where the variable may be real.
function num_stored_complex_refused()
for k = 1:2
  b = complex(2, 0);
  if k == 2, b = 4; end
  try, fprintf('%g\n', mod(7, b)); catch e, disp(e.message), end
end
for k = 1:2
  b = complex(2, 0);
  if k == 2, b = 4; end
  try, fprintf('%g\n', atan2(7, b) > 1); catch e, disp(e.message), end
end
for k = 1:2
  b = complex(2, 0);
  if k == 2, b = 4; end
  try, fprintf('%g\n', b & 1); catch e, disp(e.message), end
end
for k = 1:2
  b = complex(2, 0);
  if k == 2, b = 68; end
  x = 'abc';
  try, x(2) = b; disp(x), catch e, disp(e.message), end
end
x = single([1i 2; 3 4]);
disp(class(mean(x))), disp(class(gradient(single([1 4 9])))), disp(class(del2(single([1 4 9 16]))))
disp(blkdiag(1i, 2)), disp(1 ./ ([0; 1] * [-1 2]))
end
