% A number that does not fit the conversion is shown with %e or %f. (MATLAB's rule.)
fprintf('[%d] [%i]\n', 1.5, -0.25);
fprintf('[%s] [%x]\n', pi, 2.5);
fprintf('[%d]\n', 1e-3);
