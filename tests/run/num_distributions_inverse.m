% Quantiles against published tables, and against the distribution functions; densities against their slopes.
fprintf('%.4f ', chi2inv([0.95 0.99], 1), chi2inv(0.95, [5 10]));
fprintf('\n');
fprintf('%.4f ', finv(0.95, 3, 10), finv(0.99, 5, 20), gaminv(0.5, 1, 2), betainv(0.5, 2, 2));
fprintf('\n');
fprintf('%.4f ', expinv(0.5, 2), unifinv(0.25, 1, 3), logninv(0.975), wblinv(0.5, 2, 1));
fprintf('\n');
p = [0.01 0.3 0.5 0.9 0.999];
disp(max(abs(gamcdf(gaminv(p, 2.5, 3), 2.5, 3) - p)) < 1e-12)
disp(max(abs(betacdf(betainv(p, 2, 0.7), 2, 0.7) - p)) < 1e-12)
disp(max(abs(fcdf(finv(p, 3, 7), 3, 7) - p)) < 1e-12)
disp(max(abs(chi2cdf(chi2inv(p, 4), 4) - p)) < 1e-12)
disp(max(abs(expcdf(expinv(p, 3), 3) - p)) < 1e-12)
disp(max(abs(logncdf(logninv(p, 1, 2), 1, 2) - p)) < 1e-12)
disp(max(abs(wblcdf(wblinv(p, 2, 3), 2, 3) - p)) < 1e-12)
x = [0.3 1 2.2];
h = 1e-5;
slope = @(F) (F(x + h) - F(x - h)) / (2 * h);
disp(max(abs(slope(@(x) fcdf(x, 3, 7)) - fpdf(x, 3, 7))) < 1e-8)
disp(max(abs(slope(@(x) logncdf(x, 0.2, 0.7)) - lognpdf(x, 0.2, 0.7))) < 1e-8)
disp(max(abs(slope(@(x) wblcdf(x, 2, 3)) - wblpdf(x, 2, 3))) < 1e-8)
disp(max(abs(slope(@(x) raylcdf(x, 2)) - raylpdf(x, 2))) < 1e-8)
disp(abs(cumsum(geopdf(0:4, 0.3)) - geocdf(0:4, 0.3)) < 1e-12)
disp(geopdf([-1 0.5 2], 0.5))
disp([lognpdf([-1 0]), logncdf([-1 0]), wblpdf(-1), raylcdf(-1), fpdf([-1 0], 2, 3)])
disp([chi2inv(0, 3), chi2inv(1, 3), finv([0 1], 2, 3), gaminv(-1, 1, 1), betainv(2, 1, 1), expinv(1)])
disp(abs(mvnpdf([0 0]) - 1 / (2 * pi)) < 1e-15)
disp(abs(mvnpdf([1 2], [0 1], [2 0; 0 3]) - normpdf(1, 0, sqrt(2)) * normpdf(2, 1, sqrt(3))) < 1e-15)
try
    mvnpdf([1 2], [0 0], [1 2; 2 1])
catch e
    disp(e.identifier)
end
