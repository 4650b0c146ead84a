classdef Money
  properties
    Amount (1,1) double {mustBeNonnegative} = 0
    Currency char = 'EUR'
  end
  methods
    function o = Money(a,c)
      if nargin == 0, return, end
      o.Amount = a;
      if nargin > 1, o.Currency = c; end
    end
    function r = plus(a,b)
      if isa(a,'double'), r = Money(a + b.Amount, b.Currency);
      elseif isa(b,'double'), r = Money(a.Amount+b, a.Currency);
      else, r = Money(a.Amount+b.Amount, a.Currency); end
    end
    function r = minus(a,b), r = Money(a.Amount-b.Amount); end
    function r = uminus(a), r = Money(abs(a.Amount)); end
    function r = mtimes(a,b), if isnumeric(a), r = Money(a*b.Amount); else r = Money(a.Amount*b); end, end
    function r = times(a,b), r = mtimes(a,b); end
    function r = eq(a,b), r = a.Amount == b.Amount; end
    function r = lt(a,b), r = a.Amount < b.Amount; end
    function r = not(a), r = a.Amount == 0; end
    function r = and(a,b), r = a.Amount && b.Amount; end
    function r = double(a), r = a.Amount; end
    function r = char(a), r = sprintf('%.2f %s', a.Amount, a.Currency); end
    function r = string(a), r = string(char(a)); end
    function r = horzcat(varargin), r = sum(cellfun(@(m) m.Amount, varargin)); end
    function r = colon(a,b), r = a.Amount:b.Amount; end
    function r = numel2(a), r = 7; end
    function r = length(a), r = 99; end
    function r = ctranspose(a), r = 'ct'; end
    function r = transpose(a), r = 't'; end
    function r = mpower(a,b), r = Money(a.Amount^b); end
    function r = mldivide(a,b), r = 'mld'; end
    function r = mrdivide(a,b), r = Money(a.Amount/b); end
    function r = ne(a,b), r = ~(a==b); end
    function disp(o), fprintf('  Money: %s\n', char(o)); end
    function o = set.Currency(o,c), o.Currency = upper(c); end
    function r = subsindex(o), r = o.Amount - 1; end
  end
  methods (Static)
    function m = zero(), m = Money(0); end
  end
end
