% isapprox: the examples of MATLAB's documentation, options, and what is not finite.
A = sin(3/4*pi);
B = 1/sqrt(2);
disp([A == B, isapprox(A, B)])
B = [2*asin(1), 3.141592653589721, round(pi, 10), 22/7];
disp(isapprox(pi, B))
disp(isapprox(pi, B, "tight"))
disp(isapprox(pi, B, 'veryloose'))
disp(isapprox(pi, B, RelativeTolerance=1e-10))
disp(isapprox([0 1], [1e-9 1], AbsoluteTolerance=1e-8))
disp(isapprox([0 1], [1e-9 1], RelativeTolerance=1e-8))
disp(isapprox(single(1), single(1) + 4e-7))
disp(isapprox([NaN Inf -Inf], [NaN Inf Inf]))
disp(isapprox(int8([1 2]), [1; 3]))
for f = {@() isapprox(1, 'a'), @() isapprox(1, 1, 'huge'), @() isapprox(1, 1, 'Tol', 1), @() isapprox(1, 1, RelativeTolerance=-1)}
    try
        f{1}()
    catch e
        disp(e.identifier)
    end
end
