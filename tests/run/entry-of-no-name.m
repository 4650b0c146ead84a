% A function of a file whose name none can have is run, and calls itself, by its own name.
function countdown(n)
    if nargin == 0, n = 3; end
    fprintf('%d\n', n);
    if n > 0, countdown(n - 1); end
    h = @countdown;
    if n == 3, h(0); end
end
