% In Octave a point is inside where the border winds around it an odd number of times.
disp(inpolygon([0.5 0.5 0.1 0.5], [0.5 0.6 0.4 0.9], [0.5 0.2 1.0 0 0.8], [1.0 0.1 0.7 0.7 0.1]))
