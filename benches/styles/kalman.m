function kalman()
% KALMAN  A target in the plane is followed by a filter with matrices of four rows.
work = 20;
dt = 0.1;
F = [1 0 dt 0; 0 1 0 dt; 0 0 1 0; 0 0 0 1];
H = [1 0 0 0; 0 1 0 0];
Q = 0.01*eye(4);
R = 0.25*eye(2);
x = [0; 0; 1; 0.5];
P = eye(4);
seed = 31;
truth = x;
err = 0;
raw = 0;
for k = 1:5000*work
    truth = F*truth;
    truth(3) = cos(0.002*k);
    truth(4) = sin(0.003*k);
    [seed, a] = noise(seed);
    [seed, b] = noise(seed);
    z = truth(1:2) + 0.5*[a; b];
    % predict
    x = F*x;
    P = F*P*F' + Q;
    % update
    S = H*P*H' + R;
    K = P*H'/S;
    x = x + K*(z - H*x);
    P = (eye(4) - K*H)*P;
    err = err + norm(x(1:2) - truth(1:2));
    raw = raw + norm(z - truth(1:2));
end
fprintf('raw %.5f, filtered %.5f\n', raw/k, err/k);
fprintf('%.4f ', x - truth);
fprintf('\ntrace %.6f\n', trace(P));
end

function [seed, v] = noise(seed)
v = 0;
for j = 1:4
    seed = mod(seed*1103515 + 12345, 2147483648);
    v = v + seed/2147483648;
end
v = (v - 2)*sqrt(3);
end
