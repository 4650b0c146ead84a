function tf = issymmetric(x, skew, tol)
% ISSYMMETRIC  Whether a matrix equals its transpose.
%   issymmetric(x, 'skew') asks for the negative of that, 'nonskew' is the default.
%   issymmetric(x, tol) allows differences up to tol times the 1-norm of x.

way = 1;
if nargin < 2
    tol = 0;
elseif ~ischar(skew) && ~isstring(skew)
    tol = skew;
else
    if nargin < 3
        tol = 0;
    end
    if strcmpi(skew, 'skew')
        way = -1;
    elseif ~strcmpi(skew, 'nonskew')
        error('MATLAB:issymmetric:inputFlag', 'Second argument must be ''skew'' or ''nonskew''.');
    end
end
tf = false;
if ~ismatrix(x) || size(x, 1) ~= size(x, 2) || ~(isnumeric(x) || islogical(x))
    return
end
y = x.';
if way < 0
    y = -y;
end
if tol == 0
    tf = isequal(x, y);
else
    tf = norm(x - y, 1) <= tol * norm(x, 1);
end
end
