function intensity = slits(wavelength, width, spacing, distance, sources, positions)
% SLITS  Young's two-slit experiment.
%   intensity = slits(wavelength, width, spacing, distance, sources, positions)
%       width, spacing   width of each slit and distance of their centres
%       distance         from the slits to the screen
%       sources          number of point sources per slit
%       positions        places on the screen
%   Lengths have one unit. The brightest place has intensity 1.

k = 2*pi/wavelength;
m = length(positions);
amplitude = zeros(1, m);

% every point of a slit sends out a circular wave (Huygens)
for slit = [-1 1]
    for s = 1:sources
        offset = slit*spacing/2 + width*((s - 0.5)/sources - 0.5);
        for p = 1:m
            r = sqrt(distance^2 + (positions(p) - offset)^2);
            amplitude(p) = amplitude(p) + exp(1i*k*r)/sqrt(r);
        end
    end
end

intensity = zeros(1, m);
for p = 1:m
    intensity(p) = real(amplitude(p))^2 + imag(amplitude(p))^2;
end
intensity = intensity/max(intensity);
end
