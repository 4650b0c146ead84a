% Numerical kernels in the usual style: solvers, sorting, quadrature, masks.
function algo_numerical_kernels
A = [4 1 2; 1 3 0; 2 0 5]; b = [1;2;3];
x = gauss_seidel(A, b, 60); fprintf('%.6f ', x); fprintf('\n');
[L,U,p] = mylu(A); fprintf('%.4f ', L, U); fprintf('| %d %d %d\n', p);
fprintf('%.6f\n', simpson(@(x) sin(x).^2, 0, pi, 100));
[r, it] = newton(@(x) x^3-2, @(x) 3*x^2, 1); fprintf('%.8f %d\n', r, it);
fprintf('%s\n', mat2str(primes_sieve(50)));
[q, cnt] = bubble([5 3 9 1 7 2]); fprintf('%d ', q); fprintf('(%d)\n', cnt);
M = magic(4); s = 0;
for i = 1:4, for j = 1:4, if mod(i+j,2)==0, s = s + M(i,j); else s = s - M(i,j); end, end, end
fprintf('%d\n', s);
v = zeros(1,10); v(1:2) = 1; for k = 3:10, v(k) = v(k-1)+v(k-2); end, fprintf('%d ', v); fprintf('\n');
y = rk4(@(t,y) [y(2); -y(1)], [0 1], [1;0], 50); fprintf('%.5f %.5f\n', y(:,end));
P = [1 -6 11 -6]; fprintf('%.4f ', sort(roots(P))); fprintf('\n');
c = conv([1 2 3],[1 1]); fprintf('%d ', c); fprintf('\n');
h = histogram_of([1 2 2 3 3 3 9], 1:4); fprintf('%d ', h); fprintf('\n');
fprintf('%.4f\n', det(A)); show(A\b);
C = zeros(3); for i=1:3, C(i,:) = A(i,:)*i; end, show(C);
D = A; D(D>2) = 0; show(D); D(:,2) = []; show(D); show(any(D(:)>3)); 
t = linspace(0,1,5); show(trapz(t, t.^2)); show(cumsum(1:5)); show(diff([1 4 9]));
fprintf('%g ', mean(M), std(M(:)), median([3 1 2])); fprintf('\n');
[m, i] = max([3 9 2]); fprintf('%d %d\n', m, i); [u,~,k] = unique([3 1 3 2]); show(u); show(k(:)');
end
function x = gauss_seidel(A, b, n)
x = zeros(size(b));
for it = 1:n
  for i = 1:numel(b)
    s = b(i);
    for j = 1:numel(b)
      if j ~= i, s = s - A(i,j)*x(j); end
    end
    x(i) = s/A(i,i);
  end
end
end
function [L,U,p] = mylu(A)
n = size(A,1); p = 1:n; L = eye(n); U = A;
for k = 1:n-1
  [~, m] = max(abs(U(k:n,k))); m = m+k-1;
  if m ~= k
    U([k m],:) = U([m k],:); p([k m]) = p([m k]); L([k m],1:k-1) = L([m k],1:k-1);
  end
  for i = k+1:n
    L(i,k) = U(i,k)/U(k,k); U(i,:) = U(i,:) - L(i,k)*U(k,:);
  end
end
end
function s = simpson(f, a, b, n)
h = (b-a)/n; x = a:h:b; y = f(x);
s = h/3*(y(1) + 4*sum(y(2:2:end-1)) + 2*sum(y(3:2:end-2)) + y(end));
end
function [x, it] = newton(f, df, x)
it = 0;
while abs(f(x)) > 1e-12 && it < 50
  x = x - f(x)/df(x); it = it + 1;
end
end
function p = primes_sieve(n)
is = true(1,n); is(1) = false;
for i = 2:floor(sqrt(n)), if is(i), is(i*i:i:n) = false; end, end
p = find(is);
end
function [x, n] = bubble(x)
n = 0; swapped = true;
while swapped
  swapped = false;
  for i = 1:numel(x)-1
    if x(i) > x(i+1), x([i i+1]) = x([i+1 i]); swapped = true; n = n+1; end
  end
end
end
function y = rk4(f, span, y0, n)
h = diff(span)/n; y = y0; t = span(1);
for k = 1:n
  k1 = f(t, y(:,k)); k2 = f(t+h/2, y(:,k)+h/2*k1); k3 = f(t+h/2, y(:,k)+h/2*k2); k4 = f(t+h, y(:,k)+h*k3);
  y(:,k+1) = y(:,k) + h/6*(k1+2*k2+2*k3+k4); t = t+h;
end
end
function h = histogram_of(x, edges)
h = zeros(1, numel(edges));
for v = x
  for k = numel(edges):-1:1
    if v >= edges(k), h(k) = h(k)+1; break; end
  end
end
end
function show(x)
fprintf('%g ', x); fprintf('\n');
end
