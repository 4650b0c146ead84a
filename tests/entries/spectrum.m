function [z, peak] = spectrum(x)
% The transform of a column, and where it is largest.
%# export spectrum(x: complex double(:,1)) ; spectrum(x: double(:,1))
z = complex(fft(x));
[~, peak] = max(abs(z));
end
