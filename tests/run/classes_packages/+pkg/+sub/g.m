function r = g(x), r = pkg.f(x)+1; end
