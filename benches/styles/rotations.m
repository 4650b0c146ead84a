function rotations()
% ROTATIONS  A body that spins: matrices and vectors of three numbers.
R = eye(3);
w = [0.3; 0.02; -0.1];
J = diag([1.2, 2.3, 3.1]);
inverse = diag(1./[1.2, 2.3, 3.1]);
dt = 0.001;
track = zeros(3, 1);
for k = 1:1000000
    S = [0, -w(3), w(2); w(3), 0, -w(1); -w(2), w(1), 0];
    R = R*(eye(3) + dt*S + (dt^2/2)*(S*S));
    w = w - dt*(inverse*cross(w, J*w));
    if mod(k, 100) == 0
        for c = 1:3
            R(:, c) = R(:, c)/norm(R(:, c));
        end
    end
    track = track + R*[1; 0; 0];
end
fprintf('%.8f %.8f %.8f\n', track/1000000);
fprintf('%.8f %.8f %.8f\n', w);
fprintf('energy %.8f, momentum %.8f\n', 0.5*dot(w, J*w), norm(J*w));
end
