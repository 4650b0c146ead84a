function tf = isapprox(A, B, varargin)
% ISAPPROX  Which elements are equal but for a tolerance: abs(A - B) <= max(absolute, relative * max(abs(A), abs(B))).
%   isapprox(A, B, level) with 'verytight' (as without), 'tight', 'loose' or 'veryloose'; 'AbsoluteTolerance' and
%   'RelativeTolerance', where one of them alone leaves the other 0.
%   Source: MATLAB documentation, "isapprox".

if ~is_number(A) || ~is_number(B)
    error('MATLAB:isapprox:InvalidInput', 'Inputs must be numeric or logical arrays.');
end
is_single = isa(A, 'single') || isa(B, 'single');
level = 'verytight';
if mod(numel(varargin), 2) == 1
    level = lower(char(varargin{1}));
    varargin(1) = [];
end
levels = {'verytight', 'tight', 'loose', 'veryloose'};
at = find(strcmp(level, levels));
if isempty(at)
    error('MATLAB:isapprox:InvalidTolerance', ...
        'Tolerance level must be ''verytight'', ''tight'', ''loose'', or ''veryloose''.');
end
if is_single
    tolerances = [5e-7, 1e-5, 1e-4, 1e-2];
else
    tolerances = [1e-15, 1e-12, 1e-8, 1e-3];
end
[absolute, relative] = deal(tolerances(at));
if ~isempty(varargin)
    [absolute, relative] = deal(0);
end
for k = 1:2:numel(varargin)
    value = varargin{k + 1};
    if ~isscalar(value) || ~isnumeric(value) || ~isreal(value) || ~(value >= 0)
        error('MATLAB:isapprox:InvalidTolerance', 'Tolerances must be nonnegative real scalars.');
    end
    switch lower(char(varargin{k}))
        case 'absolutetolerance', absolute = double(value);
        case 'relativetolerance', relative = double(value);
        otherwise, error('MATLAB:isapprox:UnknownOption', 'Invalid parameter name: %s.', char(varargin{k}));
    end
end
if isinteger(A) || isinteger(B)
    [A, B] = deal(double(A), double(B));
end
tf = A == B | abs(A - B) <= max(absolute, relative * max(abs(A), abs(B))) & isfinite(A) & isfinite(B);
end

function tf = is_number(x)
tf = isnumeric(x) || islogical(x);
end
