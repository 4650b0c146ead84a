function [f, xf, bw] = kde(a, varargin)
% KDE  An estimate of the density of the data a by a sum of kernels, at points xf; bw is their width.
%   Options: EvaluationPoints, NumPoints (100), Bandwidth ("normal-approx", "plug-in" or a number), Kernel ("normal",
%   "box", "triangle", "parabolic"), ProbabilityFcn ("pdf", "cdf"), Support ("unbounded", "positive", "nonnegative",
%   "negative" or two limits), Weight.
%   Sources: MATLAB documentation, "kde"; B. W. Silverman, Density Estimation, 1986; S. J. Sheather, M. C. Jones, 1991.

o = struct('EvaluationPoints', [], 'NumPoints', 100, 'Bandwidth', 'normal-approx', 'Kernel', 'normal', ...
    'ProbabilityFcn', 'pdf', 'Support', 'unbounded', 'Weight', []);
names = fieldnames(o);
for k = 1:2:numel(varargin)
    at = find(strncmpi(char(varargin{k}), names, strlength(varargin{k})));
    if numel(at) ~= 1 || k == numel(varargin)
        error('MATLAB:kde:UnknownName', 'Unknown name-value argument ''%s''.', char(varargin{k}));
    end
    o.(names{at}) = varargin{k+1};
end
if ~isfloat(a) || ~isreal(a) || ~(isvector(a) || isempty(a))
    error('MATLAB:kde:InvalidData', 'Data must be a real floating-point vector.');
end
w = o.Weight(:);
if isempty(w)
    w = ones(numel(a), 1);
elseif numel(w) ~= numel(a)
    error('MATLAB:kde:InvalidWeight', 'Weight must have as many elements as the data.');
end
a = a(:);
w(isnan(a)) = [];
a(isnan(a)) = [];
n = numel(a);
w = w / sum(w);
[low, high] = limits(o.Support);
if any(a <= low | a >= high) && ~(strcmpi(o.Support, 'nonnegative') && all(a >= 0))
    error('MATLAB:kde:DataOutsideSupport', 'Data must lie within the support.');
end
z = inner(a, low, high);
bw = o.Bandwidth;
if ~isnumeric(bw)
    if strncmpi(char(bw), 'plug-in', strlength(bw))
        bw = plug_in(z, n);
    elseif strncmpi(char(bw), 'normal-approx', strlength(bw))
        bw = rule_of_thumb(z, n);
    else
        error('MATLAB:kde:InvalidBandwidth', 'Bandwidth must be "normal-approx", "plug-in" or a positive number.');
    end
end
xf = o.EvaluationPoints;
if isempty(xf)
    reach = 3 * bw;
    xf = outer(linspace(min(z) - reach, max(z) + reach, o.NumPoints), low, high);
    xf = linspace(xf(1), xf(end), o.NumPoints);
end
cumulative = strcmpi(o.ProbabilityFcn, 'cdf');
inside = xf > low & xf < high;
f = zeros(size(xf), 'like', a);
u = (inner(reshape(xf(inside), 1, []), low, high) - z) / bw;
value = sum(w .* kernel(o.Kernel, u, cumulative), 1);
if ~cumulative
    value = value / bw .* slope(reshape(xf(inside), 1, []), low, high);
end
f(inside) = value;
if cumulative
    f(xf >= high) = 1;
end
end

function [low, high] = limits(s)
low = -Inf;
high = Inf;
if isnumeric(s)
    low = s(1);
    high = s(2);
    return
end
switch lower(char(s))
    case 'unbounded'
    case {'positive', 'nonnegative'}, low = 0;
    case 'negative', high = 0;
    otherwise, error('MATLAB:kde:InvalidSupport', 'Unknown support ''%s''.', char(s));
end
end

function z = inner(x, low, high)
% Data of a bounded support on the whole line.
if isinf(low) && isinf(high)
    z = x;
elseif isinf(high)
    z = log(max(x - low, realmin));
elseif isinf(low)
    z = -log(max(high - x, realmin));
else
    z = log((x - low) ./ (high - x));
end
end

function x = outer(z, low, high)
if isinf(low) && isinf(high)
    x = z;
elseif isinf(high)
    x = low + exp(z);
elseif isinf(low)
    x = high - exp(-z);
else
    x = low + (high - low) ./ (1 + exp(-z));
end
end

function s = slope(x, low, high)
% The derivative of inner.
if isinf(low) && isinf(high)
    s = ones(size(x));
elseif isinf(high)
    s = 1 ./ (x - low);
elseif isinf(low)
    s = 1 ./ (high - x);
else
    s = 1 ./ (x - low) + 1 ./ (high - x);
end
end

function k = kernel(name, u, cumulative)
% Kernels have the standard deviation 1.
switch lower(char(name))
    case 'normal'
        if cumulative
            k = erfc(-u / sqrt(2)) / 2;
        else
            k = exp(-u.^2 / 2) / sqrt(2 * pi);
        end
    case 'box'
        r = sqrt(3);
        if cumulative
            k = min(max((u + r) / (2 * r), 0), 1);
        else
            k = (abs(u) <= r) / (2 * r);
        end
    case 'triangle'
        r = sqrt(6);
        t = min(max(u / r, -1), 1);
        if cumulative
            k = (t <= 0) .* (1 + t).^2 / 2 + (t > 0) .* (1 - (1 - t).^2 / 2);
        else
            k = (1 - abs(t)) / r;
        end
    case {'parabolic', 'epanechnikov'}
        r = sqrt(5);
        t = min(max(u / r, -1), 1);
        if cumulative
            k = (2 + 3 * t - t.^3) / 4;
        else
            k = 0.75 * (1 - t.^2) / r;
        end
    otherwise
        error('MATLAB:kde:InvalidKernel', 'Unknown kernel ''%s''.', char(name));
end
end

function bw = rule_of_thumb(z, n)
s = median(abs(z - median(z))) / 0.6745;
if s <= 0
    s = max(z) - min(z);
end
if s > 0
    bw = s * (4 / (3 * n))^(1/5);
else
    bw = 1;
end
end

function bw = plug_in(z, n)
% Two stages of the direct rule of Sheather and Jones.
s = std(z);
if s == 0
    bw = 1;
    return
end
d = z - z.';
phi = @(u) exp(-u.^2 / 2) / sqrt(2 * pi);
p8 = 105 / (32 * sqrt(pi) * s^9);
g = (30 / (sqrt(2 * pi) * p8 * n))^(1/9);
u = d / g;
p6 = sum((u.^6 - 15 * u.^4 + 45 * u.^2 - 15) .* phi(u), 'all') / (n^2 * g^7);
g = (-6 / (sqrt(2 * pi) * p6 * n))^(1/7);
u = d / g;
p4 = sum((u.^4 - 6 * u.^2 + 3) .* phi(u), 'all') / (n^2 * g^5);
bw = (1 / (2 * sqrt(pi) * p4 * n))^(1/5);
end
