% A place that is stored twice keeps the last element: whether an imaginary part is left is seen in the run.
x = zeros(2, 1);
x([2 2]) = [1i 2];
if isreal(x), disp('real'), else, disp('complex'), end
x([1 2 1]) = [1i 2 3];
if isreal(x), disp('real'), else, disp('complex'), end
x([1 2]) = [1i 2];
if isreal(x), disp('real'), else, disp('complex'), end
x(:, [1 1]) = [1i 2; 0 0];
if isreal(x), disp('real'), else, disp('complex'), end
x([1 1]) = 1i;
if isreal(x), disp('real'), else, disp('complex'), end
