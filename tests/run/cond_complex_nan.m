% NaN in either part of a complex number is no condition, wherever it stands in an array.
function cond_complex_nan()
  x = complex(NaN, 0);
  y = [complex(NaN,1) 2];
  z = [NaN 1i];
  t(@() tst(x)); t(@() tst(y)); t(@() tst(z)); t(@() tst(z(1))); t(@() tst([1i NaN])); t(@() tst([0 NaN 1i])); t(@() tst([0 NaN])); t(@() tst(complex(0,NaN)));
  t(@() tst2(x)); t(@() tst2(y)); t(@() tst2(complex(0,NaN)));
  t(@() tst3(x)); t(@() ~y); t(@() logical(y)); t(@() tst3(complex(0,NaN)));
end
function t(f)
  try
    disp(f());
  catch e
    disp(e.message);
  end
end
function r = tst(x)
  if x, r = 1; else, r = 0; end
end
function r = tst2(x)
  r = x && 1;
end
function r = tst3(x)
  r = 0; while x, r = r + 1; if r > 2, break; end; end
end
