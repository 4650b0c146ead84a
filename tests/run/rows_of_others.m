function rows_of_others()
% ROWS_OF_OTHERS  Slices that are made of other slices of the same array, and of the same.
A = magic(4);
n = size(A, 1);
for k = 1:n-1
    for i = k+1:n
        A(i,k:n) = A(i,k:n) - A(k,k:n);
    end
end
disp(A)
B = magic(4);
for i = 1:n
    for j = 1:i-1
        B(i,:) = B(i,:) + B(j,:)*2;
    end
end
disp(B)
C = magic(4);
for k = 1:n
    for i = 1:n
        C(i,:) = C(i,:) + C(k,:);
    end
end
disp(C)
D = magic(4);
for i = 2:n
    D(i,:) = D(i-1,:) + D(i,:);
    D(:,i) = D(:,i-1) - D(:,i);
end
disp(D)
E = magic(4);
for i = 2:n
    E(i,2:n) = E(i-1,1:n-1);
    E(2:n,i) = E(1:n-1,i);
end
disp(E)
shifted(1:6, 2);
end

function shifted(x, d)
for k = 1:numel(x) - d
    x(k:end-d) = x(k:end-d) + x(k+d:end);
end
disp(x)
y = x;
for k = 2:numel(y)
    y(k:end) = y(k-1:end-1);
end
disp(y)
end
