function c = calendar(varargin)
% CALENDAR  The days of a month as six weeks from Sunday to Saturday.

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
c = days.';
end
