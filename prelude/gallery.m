function [a, b, c] = gallery(name, varargin)
% GALLERY  Test matrices by the name of their family and its parameters; gallery(3) and
%   gallery(5) are badly conditioned for eigenvalues.
%   Source: N. J. Higham, The Test Matrix Toolbox for MATLAB (1995), definitions.

if isnumeric(name)
    if name == 3
        a = [-149, -50, -154; 537, 180, 546; -27, -9, -25];
    elseif name == 5
        a = [-9, 11, -21, 63, -252; 70, -69, 141, -421, 1684; -575, 575, -1149, 3451, -13801; ...
            3891, -3891, 7782, -23345, 93365; 1024, -1024, 2048, -6144, 24572];
    else
        error('MATLAB:gallery:UnknownMatrix', 'Unknown matrix.');
    end
    return
end
n = [];
if ~isempty(varargin)
    n = varargin{1};
end
b = [];
c = [];
switch lower(char(name))
    case 'binomial'
        l = abs(pascal(n, 1));
        d = (-2).^(0:n - 1);
        u = l(:, n:-1:1);
        u = u(n:-1:1, :);
        a = l * diag(d) * u;
    case 'cauchy'
        x = points(varargin, 1);
        y = x;
        if numel(varargin) > 1
            y = points(varargin, 2);
        end
        a = 1 ./ (x(:) + y(:).');
    case 'chebspec'
        k = parameter(varargin, 2, 0);
        m = n + k;
        x = cos((0:m - 1)' * pi / (m - 1));
        w = ones(m, 1);
        w([1, m]) = 2;
        w = w .* (-1).^(0:m - 1)';
        d = (w * (1 ./ w)') ./ (x - x.' + eye(m));
        a = d - diag(sum(d, 2));
        if k == 1
            a = a(2:m, 2:m);
        end
    case 'chebvand'
        if numel(varargin) > 1
            m = varargin{1};
            x = varargin{2};
        else
            x = varargin{1};
            m = max(numel(x), x(1) * isscalar(x));
        end
        if isscalar(x)
            x = linspace(0, 1, x);
        end
        a = ones(m, numel(x));
        for k = 2:m
            if k == 2
                a(k, :) = x(:).';
            else
                a(k, :) = 2 * x(:).' .* a(k - 1, :) - a(k - 2, :);
            end
        end
    case 'compar'
        a = comparison(varargin{1}, parameter(varargin, 2, 0));
    case 'condex'
        a = misleading(n, parameter(varargin, 2, 3), parameter(varargin, 3, 100));
    case 'cycol'
        k = parameter(varargin, 2, max(round(n(end) / 4), 1));
        columns = randn(n(1), k);
        a = columns(:, mod(0:n(end) - 1, k) + 1);
    case 'randhess'
        x = 2 * pi * rand(n - 1, 1);
        if ~isscalar(n)
            x = n;
            n = numel(x) + 1;
        end
        % Rotations of neighbours, a product of which is an orthogonal matrix of Hessenberg form.
        a = eye(n);
        for k = n - 1:-1:1
            turn = [cos(x(k)), sin(x(k)); -sin(x(k)), cos(x(k))];
            a([k, k + 1], :) = turn * a([k, k + 1], :);
        end
    case 'qmult'
        a = varargin{1};
        if isscalar(a), a = eye(a); end
        a = any_orthogonal(size(a, 1)) * a;
    case 'randcorr'
        x = varargin{1}(:);
        if any(x < 0) || abs(sum(x) - numel(x)) > 100 * eps * numel(x)
            error('MATLAB:randcorr:InvalidX', 'Elements of X must be nonnegative and sum to the length of X.');
        end
        q = any_orthogonal(numel(x));
        q = of_unit_columns(diag(sqrt(x)) * q);
        a = q' * q;
        a = (a + a') / 2;
        a(1:numel(x) + 1:end) = 1;
    case 'randcolu'
        x = varargin{1}(:);
        m = parameter(varargin, 2, numel(x));
        if any(x < 0) || abs(sum(x.^2) - numel(x)) > 100 * eps * numel(x)
            error('MATLAB:randcolu:InvalidX', 'The squares of the singular values must sum to their number.');
        end
        q = of_unit_columns(diag(x) * any_orthogonal(numel(x)));
        a = any_orthogonal(m) * [q; zeros(m - numel(x), numel(x))];
    case 'randsvd'
        a = of_singular_values(n, varargin);
    case 'sampling'
        x = points(varargin, 1);
        x = x(:);
        a = x ./ (x - x.' + eye(numel(x)));
        a = a - diag(diag(a));
        a = a + diag(sum(a, 1));
    case 'wathen'
        a = of_elements(n, varargin{2}, parameter(varargin, 3, 0));
    case 'chow'
        alpha = parameter(varargin, 2, 1);
        a = toeplitz(alpha .^ (1:n), [alpha, 1, zeros(1, n - 2)]) + parameter(varargin, 3, 0) * eye(n);
        a = a(1:n, 1:n);
    case 'dorr'
        theta = parameter(varargin, 2, 0.01);
        h = 1 / (n + 1);
        m = floor((n + 1) / 2);
        term = theta / h^2;
        i = (1:m)';
        below = -term * ones(m, 1);
        above = below - (0.5 - i * h) / h;
        i = (m + 1:n)';
        above = [above; -term * ones(n - m, 1)];
        below = [below; above(m + 1:n) + (0.5 - i * h) / h];
        d = -(below + above);
        if nargout < 2
            a = gallery('tridiag', below(2:n), d, above(1:n - 1));
        else
            a = below(2:n);
            b = d;
            c = above(1:n - 1);
        end
    case 'gcdmat'
        a = gcd((1:n)' * ones(1, n), ones(n, 1) * (1:n));
    case 'ipjfact'
        a = factorial((1:n)' + (1:n));
        b = prod(factorial(2:n + 1) .* factorial(0:n - 1));
        if parameter(varargin, 2, 0) ~= 0
            a = 1 ./ a;
            b = det(a);
        end
    case 'kms'
        rho = parameter(varargin, 2, 0.5);
        a = abs((1:n)' - (1:n));
        a = rho .^ a;
        if ~isreal(rho)
            a = conj(tril(a, -1)) + triu(a);
        end
    case 'toeppd'
        m = parameter(varargin, 2, n);
        w = parameter(varargin, 3, []);
        theta = parameter(varargin, 4, []);
        if isempty(w)
            w = rand(m, 1);
        end
        if isempty(theta)
            theta = rand(m, 1);
        end
        e = 2 * pi * ((1:n)' - (1:n));
        a = zeros(n);
        for k = 1:m
            a = a + w(k) * cos(theta(k) * e);
        end
    case 'circul'
        v = points(varargin, 1);
        m = numel(v);
        a = zeros(m);
        for k = 1:m
            a(k, :) = v(mod((1:m) - k, m) + 1);
        end
    case 'clement'
        n = n - 1;
        x = n:-1:1;
        z = 1:n;
        if parameter(varargin, 2, 0) == 0
            a = diag(x, -1) + diag(z, 1);
        else
            y = sqrt(x .* z);
            a = diag(y, -1) + diag(y, 1);
        end
    case 'dramadah'
        k = parameter(varargin, 2, 1);
        if k == 1
            column = ones(n, 1);
            for i = 2:4:n
                column(i:min(i + 1, n)) = 0;
            end
            row = zeros(1, n);
            row([1, 2, 4]) = 1;
            row = row(1:n);
        elseif k == 2
            column = zeros(n, 1);
            column(1) = 1;
            row = ones(1, n);
            row(3:2:n) = 0;
        else
            column = ones(n, 1);
            column(2:2:end) = 0;
            row = [1, 1, zeros(1, n - 2)];
        end
        a = toeplitz(column, row);
    case 'fiedler'
        v = points(varargin, 1);
        a = abs(v(:) - v(:).');
    case 'forsythe'
        alpha = parameter(varargin, 2, sqrt(eps));
        lambda = parameter(varargin, 3, 0);
        a = jordan_block(n, lambda);
        a(n, 1) = alpha;
    case 'frank'
        a = min(n:-1:1, (n:-1:1)');
        a = triu(a, -1);
        if parameter(varargin, 2, 0) ~= 0
            a = a(n:-1:1, n:-1:1).';
        end
    case 'gearmat'
        i = parameter(varargin, 2, n);
        j = parameter(varargin, 3, -n);
        a = diag(ones(n - 1, 1), -1) + diag(ones(n - 1, 1), 1);
        a(1, abs(i)) = sign(i);
        a(n, n + 1 - abs(j)) = sign(j);
    case 'grcar'
        k = parameter(varargin, 2, 3);
        a = tril(triu(ones(n)), k) - diag(ones(n - 1, 1), -1);
    case 'hanowa'
        d = parameter(varargin, 2, -1);
        m = n / 2;
        a = [d * eye(m), -diag(1:m); diag(1:m), d * eye(m)];
    case 'house'
        x = n(:);
        s = norm(x) * (sign(x(1)) + (x(1) == 0));
        a = x;
        a(1) = a(1) + s;
        if s == 0
            a(1) = 1;
            b = 1;
        else
            b = 1 / (s' * a(1));
        end
        c = -s;
    case 'invhess'
        x = points(varargin, 1);
        m = numel(x);
        if numel(varargin) > 1
            y = varargin{2};
        else
            y = -x(1:m - 1);
        end
        a = ones(m, 1) * x(:).';
        for j = 2:m
            a(1:j - 1, j) = y(1:j - 1);
        end
    case 'invol'
        a = hilb(n);
        d = -n;
        a(:, 1) = d * a(:, 1);
        for i = 1:n - 1
            d = -(n + i) * (n - i) * d / (i * i);
            a(i + 1, :) = d * a(i + 1, :);
        end
    case 'jordbloc'
        a = jordan_block(n, parameter(varargin, 2, 1));
    case 'kahan'
        theta = parameter(varargin, 2, 1.2);
        perturbed = parameter(varargin, 3, 25);
        s = sin(theta);
        a = eye(n) - cos(theta) * triu(ones(n), 1);
        a = diag(s.^(0:n - 1)) * a + perturbed * eps * diag(n:-1:1);
    case 'krylov'
        m = n;
        x = ones(size(m, 1), 1);
        if numel(varargin) > 1 && ~isempty(varargin{2})
            x = varargin{2};
        end
        k = parameter(varargin, 3, numel(x));
        a = ones(numel(x), k);
        a(:, 1) = x(:);
        for i = 2:k
            a(:, i) = m * a(:, i - 1);
        end
    case 'lauchli'
        a = [ones(1, n); parameter(varargin, 2, sqrt(eps)) * eye(n)];
    case 'lehmer'
        a = ones(n, 1) * (1:n);
        a = a ./ a.';
        a = tril(a) + tril(a, -1).';
        a = min(a, 1 ./ a);
    case 'leslie'
        if isscalar(n) && numel(varargin) == 1
            x = ones(n, 1);
            y = ones(n - 1, 1);
        else
            x = varargin{1};
            y = varargin{2};
        end
        a = diag(y, -1);
        a(1, :) = x(:).';
    case 'lesp'
        x = 2:n;
        a = diag(-(2 * (2:n + 1) + 1)) + diag(1 ./ x, -1) + diag(x, 1);
    case 'lotkin'
        a = hilb(n);
        a(1, :) = 1;
    case 'minij'
        a = min((1:n)', 1:n);
    case 'moler'
        alpha = parameter(varargin, 2, -1);
        t = eye(n) + alpha * triu(ones(n), 1);
        a = t' * t;
    case 'neumann'
        e = ones(n, 1);
        if isscalar(n)
            m = sqrt(n);
            shape = [m, m];
        else
            shape = n;
        end
        t1 = neumann_line(shape(1));
        t2 = neumann_line(shape(2));
        a = kron(speye(shape(2)), t1) + kron(t2, speye(shape(1)));
        b = ones(prod(shape), 1);
    case 'orthog'
        k = parameter(varargin, 2, 1);
        i = (1:n)';
        switch k
            case 1
                a = sqrt(2 / (n + 1)) * sin(i * (1:n) * pi / (n + 1));
            case 2
                a = 2 / sqrt(2 * n + 1) * sin(2 * i * (1:n) * pi / (2 * n + 1));
            case 3
                a = exp((i - 1) * (0:n - 1) * 2 * pi * 1i / n) / sqrt(n);
            case 4
                a = tril(ones(n));
                a(1, :) = 1;
                a(2:n, :) = tril(ones(n - 1, n));
                a(n + 1:n + 1:end) = 0;
                for q = 2:n
                    a(q, :) = [ones(1, q - 1), -(q - 1), zeros(1, n - q)] / sqrt(q * (q - 1));
                end
                a(1, :) = 1 / sqrt(n);
            case 5
                t = (i - 1) * (0:n - 1) * 2 * pi / n;
                a = (cos(t) + sin(t)) / sqrt(n);
            case 6
                a = sqrt(2 / n) * cos((i - 0.5) * ((1:n) - 0.5) * pi / n);
            case -1
                a = cos((i - 1) * (0:n - 1) * pi / (n - 1));
            case -2
                a = cos((i - 1) * ((1:n) - 0.5) * pi / n);
            otherwise
                error('MATLAB:orthog:IllegalValue', 'Illegal value for second parameter.');
        end
    case 'parter'
        a = 1 ./ ((1:n)' - (1:n) + 0.5);
    case 'pei'
        a = parameter(varargin, 2, 1) * eye(n) + ones(n);
    case 'poisson'
        s = spdiags([-ones(n, 1), 2 * ones(n, 1), -ones(n, 1)], -1:1, n, n);
        a = kron(speye(n), s) + kron(s, speye(n));
    case 'prolate'
        w = parameter(varargin, 2, 0.25);
        v = zeros(1, n);
        v(1) = 2 * w;
        v(2:n) = sin(2 * pi * w * (1:n - 1)) ./ (pi * (1:n - 1));
        a = toeplitz(v);
    case 'redheff'
        a = double(mod(1:n, (1:n)') == 0);
        a(:, 1) = 1;
    case 'riemann'
        m = n + 1;
        i = (2:m)' * ones(1, n);
        j = i';
        a = i .* (mod(j, i) == 0) - ones(n);
    case 'ris'
        a = 0.5 ./ (n - (1:n)' - (1:n) + 1.5);
    case 'smoke'
        w = exp(2 * pi * 1i / n);
        a = diag([w.^(1:n - 1), 1]) + diag(ones(n - 1, 1), 1);
        if parameter(varargin, 2, 0) == 0
            a(n, 1) = 1;
        end
    case 'toeppen'
        p = [1, -10, 0, 10, 1];
        for k = 1:5
            p(k) = parameter(varargin, k + 1, p(k));
        end
        a = spdiags(ones(n, 1) * p, -2:2, n, n);
    case 'tridiag'
        if numel(varargin) >= 3 && ~isscalar(varargin{1}) || numel(varargin) == 3
            x = varargin{1};
            y = varargin{2};
            z = varargin{3};
        else
            x = parameter(varargin, 2, -1) * ones(n - 1, 1);
            y = parameter(varargin, 3, 2) * ones(n, 1);
            z = parameter(varargin, 4, -1) * ones(n - 1, 1);
        end
        m = numel(y);
        a = spdiags([[x(:); 0], y(:), [0; z(:)]], -1:1, m, m);
    case 'triw'
        alpha = parameter(varargin, 2, -1);
        m = n(1);
        q = n(end);
        k = parameter(varargin, 3, q - 1);
        a = eye(m, q) + alpha * triu(ones(m, q), 1);
        a = tril(a, k);
    case 'wilk'
        switch n
            case 3
                a = [1e-10, 0.9, -0.4; 0, 0.9, -0.4; 0, 0, 1e-10];
                b = [0; 0; 1];
            case 4
                a = [0.9143e-4, 0, 0, 0; 0.8762, 0.7156e-4, 0, 0; 0.7943, 0.8143, 0.9504e-4, 0; 0.8017, 0.6123, 0.7165, 0.7123e-4];
                b = [0.6524; 0.3127; 0.4186; 0.7853];
            case 5
                a = hilb(6);
                a = a(1:5, 2:6) * 1.8144;
            case 21
                a = diag(abs(-10:10)) + diag(ones(20, 1), 1) + diag(ones(20, 1), -1);
            otherwise
                error('MATLAB:wilk:InvalidN', 'N must be 3, 4, 5 or 21.');
        end
    otherwise
        error('MATLAB:gallery:UnknownMatrix', 'Unknown matrix family ''%s''.', char(name));
end
end

function v = parameter(list, k, default)
v = default;
if numel(list) >= k && ~isempty(list{k})
    v = list{k};
end
end

function v = points(list, k)
% A vector, or 1:n for a number n.
v = list{k};
if isscalar(v)
    v = 1:v;
end
end

function q = any_orthogonal(n)
% An orthogonal matrix, each as likely as any other.
[q, r] = qr(randn(n));
d = sign(diag(r));
d(d == 0) = 1;
q = q .* d';
end

function a = of_unit_columns(a)
% Turns pairs of columns, one shorter than 1 and one longer, until the shorter one is of length 1: Bendel and Mickey,
% "Population correlation matrices for sampling experiments" (1978). The singular values stay.
n = size(a, 2);
for round = 1:n - 1
    d = sum(a.^2, 1);
    [low, i] = min(d);
    [high, j] = max(d);
    if low >= 1 || high <= 1, break, end
    c = a(:, i)' * a(:, j);
    t = (c + sqrt(c^2 - (low - 1) * (high - 1))) / (high - 1);
    cosine = 1 / sqrt(1 + t^2);
    sine = t * cosine;
    a(:, [i, j]) = a(:, [i, j]) * [cosine, sine; -sine, cosine];
end
a = a ./ sqrt(sum(a.^2, 1));
end

function a = jordan_block(n, lambda)
a = lambda * eye(n) + diag(ones(n - 1, 1), 1);
end

function t = neumann_line(m)
t = spdiags([-ones(m, 1), 2 * ones(m, 1), -ones(m, 1)], -1:1, m, m);
t(1, 2) = -2;
t(m, m - 1) = -2;
end

function c = comparison(a, k)
% The comparison matrix of another: its diagonal, and below zero the others, or with k = 1 the largest one of each row.
diagonal = abs(diag(a));
others = abs(a - diag(diag(a)));
if k == 1
    others = repmat(max(others, [], 2), 1, size(a, 2));
    if istril(a), others = tril(others); end
    if istriu(a), others = triu(others); end
end
c = -(others - diag(diag(others))) + diag(diagonal);
end

function a = misleading(n, k, theta)
% Matrices whose condition estimators take for a good one, filled up by the identity.
switch k
    case 1
        a = [1, -1, -2 * theta, 0; 0, 1, theta, -theta; 0, 1, 1 + theta, -(theta + 1); 0, 0, 0, theta];
    case 2
        a = [1, 1 - 2 / theta^2, -2; 0, 1 / theta, -1 / theta; 0, 0, 1];
    case 3
        a = gallery('triw', n, -1)';
        a(n, n) = -1;
    otherwise
        x = ones(n, 3);
        x(2:n, 2) = 0;
        x(:, 3) = (-1).^(0:n - 1)' .* (1 + (0:n - 1)' / (n - 1));
        q = orth(x);
        a = eye(n) + theta * (q * q');
end
a = blkdiag(a, eye(n - size(a, 1)));
end

function a = of_singular_values(n, args)
% A random matrix with given singular values: kappa the condition, by the mode how they lie between 1 and 1 / kappa.
kappa = parameter(args, 2, sqrt(1 / eps));
mode = parameter(args, 3, 3);
m = n(1);
q = n(end);
p = min(m, q);
switch abs(mode)
    case 1
        sigma = [1, ones(1, p - 1) / abs(kappa)];
    case 2
        sigma = [ones(1, p - 1), 1 / abs(kappa)];
    case 3
        sigma = abs(kappa) .^ (-(0:p - 1) / max(p - 1, 1));
    case 4
        sigma = 1 - (0:p - 1) / max(p - 1, 1) * (1 - 1 / abs(kappa));
    case 5
        sigma = exp(-rand(1, p) * log(abs(kappa)));
    otherwise
        error('MATLAB:gallery:randsvd:InvalidMode', 'Invalid mode.');
end
if mode < 0
    sigma = flip(sigma);
end
[u, ~] = qr(randn(m));
if kappa < 0
    % Symmetric and positive definite.
    a = u * diag(sigma) * u';
    a = (a + a') / 2;
else
    [v, ~] = qr(randn(q));
    a = u(:, 1:p) * diag(sigma) * v(:, 1:p)';
end
end

function a = of_elements(nx, ny, k)
% The consistent mass matrix of nx-by-ny elements of eight nodes with random densities (Wathen 1987); with k = 1 its
% diagonal is made ones.
corner = [6, -6, 2, -8; -6, 32, -6, 20; 2, -6, 6, -6; -8, 20, -6, 32];
side = [3, -8, 2, -6; -8, 16, -8, 20; 2, -8, 3, -8; -6, 20, -8, 16];
element = [corner, side; side', corner] / 45;
a = zeros(3 * nx * ny + 2 * (nx + ny) + 1);
density = 100 * rand(nx, ny);
for j = 1:ny
    for i = 1:nx
        top = 3 * j * nx + 2 * (i + j) + 1;
        middle = (3 * j - 1) * nx + 2 * j + i - 1;
        bottom = 3 * (j - 1) * nx + 2 * (i + j) - 3;
        nodes = [top, top - 1, top - 2, middle, bottom, bottom + 1, bottom + 2, middle + 1];
        a(nodes, nodes) = a(nodes, nodes) + density(i, j) * element;
    end
end
if k == 1
    a = diag(1 ./ diag(a)) * a;
end
a = sparse(a);
end
