function r = f(x), r = x*2; end
