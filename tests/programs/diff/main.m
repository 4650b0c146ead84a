% Fringes of red light behind two slits; lengths in micrometres.
positions = linspace(-40000, 40000, 81);
intensity = slits(0.65, 20, 100, 1e6, 8, positions);
bar = '###############';
for p = 41:2:61
    fprintf('%6.0f %.4f %s\n', positions(p), intensity(p), bar(1:round(15*intensity(p))));
end

% maxima on the screen: about wavelength*distance/spacing apart
peaks = [];
for p = 2:80
    if intensity(p) > intensity(p-1) && intensity(p) > intensity(p+1)
        peaks(end+1) = positions(p);
    end
end
fprintf('%d maxima, %.0f apart on average\n', length(peaks), mean(diff(peaks)));
fprintf('symmetric: %d\n', max(abs(intensity - fliplr(intensity))) < 1e-6);
