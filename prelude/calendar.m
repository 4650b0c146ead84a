function c = calendar(varargin)
% CALENDAR  The days of a month as six weeks from Sunday to Saturday; printed where nobody asks for them.

switch nargin
    case 0
        d = clock();
        y = d(1);
        m = d(2);
    case 1
        d = datevec(varargin{1});
        y = d(1);
        m = d(2);
    otherwise
        y = varargin{1};
        m = varargin{2};
end
first = mod(datenum(y, m, 1) - 2, 7);
days = zeros(7, 6);
days(first + (1:eomday(y, m))) = 1:eomday(y, m);
weeks = days.';
if nargout > 0
    c = weeks;
    return
end
months = {'Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'};
fprintf('                   %s %d\n', months{m}, y);
fprintf('     S     M    Tu     W    Th     F     S\n');
fprintf('%6d%6d%6d%6d%6d%6d%6d\n', weeks.');
end
