% Functions that lead out of the reals: where no element does, the result is real, whatever may have come.
function num_out_of_the_reals()
for k = 1:3
  x = [0.5 NaN]; y = [0.5 0.25]; s = 0.5; b = 0.5;
  if k == 2, x = [NaN NaN]; y = 1e10; s = NaN; b = 2; end
  if k == 3, x = [2 NaN]; y = 0.5; s = -4; b = 0.5; end
  told(acos(x)); told(sqrt(x - 1)); told(log(x)); told(x .^ y); told(([4 0] - 6) .^ b); told((4 - 6) ^ b);
  told(asin(s)); told(sqrt(s)); told(s ^ b); told(acosh(s)); told(atanh(single(s))); told(asec(s)); told(log2(s));
  told(acosd(x)); told(asind(single(s)));
end
end

function told(z)
fprintf(' %d', isreal(z), size(z), isnan(z)); fprintf(' %s', class(z));
z = z(~isnan(z)); fprintf(' %.4f%+.4fi', [real(z); imag(z)]); fprintf('\n');
end
