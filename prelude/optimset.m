function s = optimset(varargin)
% OPTIMSET  Options for fzero, fminsearch, fminbnd and lsqnonneg: names and values, after
%   options to start from. Options that are not given are []. optimset('fzero') gives the
%   defaults of a function.

base = {'Display'; 'MaxFunEvals'; 'MaxIter'; 'TolFun'; 'TolX'; 'FunValCheck'; 'OutputFcn'; 'PlotFcns'};
further = {'ActiveConstrTol'; 'Algorithm'; 'AlwaysHonorConstraints'; 'DerivativeCheck'; 'Diagnostics'; ...
    'DiffMaxChange'; 'DiffMinChange'; 'FinDiffRelStep'; 'FinDiffType'; 'GoalsExactAchieve'; 'GradConstr'; ...
    'GradObj'; 'HessFcn'; 'Hessian'; 'HessMult'; 'HessPattern'; 'HessUpdate'; 'InitBarrierParam'; ...
    'InitTrustRegionRadius'; 'Jacobian'; 'JacobMult'; 'JacobPattern'; 'LargeScale'; 'MaxNodes'; ...
    'MaxPCGIter'; 'MaxProjCGIter'; 'MaxSQPIter'; 'MaxTime'; 'MeritFunction'; 'MinAbsMax'; ...
    'NoStopIfFlatInfeas'; 'ObjectiveLimit'; 'PhaseOneTotalScaling'; 'Preconditioner'; 'PrecondBandWidth'; ...
    'RelLineSrchBnd'; 'RelLineSrchBndDuration'; 'ScaleProblem'; 'SubproblemAlgorithm'; 'TolCon'; ...
    'TolConSQP'; 'TolGradCon'; 'TolPCG'; 'TolProjCG'; 'TolProjCGAbs'; 'TypicalX'; 'UseParallel'};
for k = 1:numel(base)
    s.(base{k}) = [];
end
if nargin == 1 && (ischar(varargin{1}) || isstring(varargin{1}) || isa(varargin{1}, 'function_handle'))
    s = defaults(s, varargin{1});
    return
end
k = 1;
while k <= nargin && (isstruct(varargin{k}) || isempty(varargin{k}) && isnumeric(varargin{k}))
    old = varargin{k};
    if isstruct(old)
        given = fieldnames(old);
        for m = 1:numel(given)
            if ~isempty(old.(given{m})) || ~isfield(s, given{m})
                s.(given{m}) = old.(given{m});
            end
        end
    end
    k = k + 1;
end
if mod(nargin - k + 1, 2) ~= 0
    error('MATLAB:optimset:ArgNameValueMismatch', 'Arguments must occur in name-value pairs.');
end
while k < nargin
    name = varargin{k};
    if ~ischar(name) && ~(isstring(name) && isscalar(name))
        error('MATLAB:optimset:InvalidParamNameType', 'Expected argument %d to be a parameter name.', k);
    end
    name = char(name);
    known = [base; further];
    place = find(strcmpi(name, known));
    if isempty(place)
        place = find(strncmpi(name, known, numel(name)));
    end
    if isempty(place)
        error('MATLAB:optimset:InvalidParamName', 'Unrecognized parameter name ''%s''.', name);
    elseif ~isscalar(place)
        error('MATLAB:optimset:AmbiguousParamName', 'Ambiguous parameter name ''%s''.', name);
    end
    value = varargin{k + 1};
    if isstring(value)
        value = char(value);
    end
    s.(known{place}) = value;
    k = k + 2;
end
end

function s = defaults(s, f)
if isa(f, 'function_handle')
    f = func2str(f);
end
switch lower(char(f))
    case 'fminsearch'
        s.Display = 'notify';
        s.MaxFunEvals = '200*numberofvariables';
        s.MaxIter = '200*numberofvariables';
        s.TolFun = 1e-4;
        s.TolX = 1e-4;
        s.FunValCheck = 'off';
    case 'fminbnd'
        s.Display = 'notify';
        s.MaxFunEvals = 500;
        s.MaxIter = 500;
        s.TolX = 1e-4;
        s.FunValCheck = 'off';
    case 'fzero'
        s.Display = 'notify';
        s.TolX = eps;
        s.FunValCheck = 'off';
    case 'lsqnonneg'
        s.Display = 'notify';
        s.TolX = '10*eps*norm(C,1)*length(C)';
    otherwise
        error('MATLAB:optimset:FcnNotFoundOnPath', 'No default options available for the function ''%s''.', char(f));
end
end
