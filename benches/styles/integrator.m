function integrator()
% INTEGRATOR  Runge-Kutta steps that hand options on to the equation.
y = rk4(@pendulum, 0, [1; 0], 0.01, 120000, 'damping', 0.1, 'force', 0.8, 'rate', 1.3);
fprintf('pendulum %.5f %.5f\n', y(1), y(2));
y = rk4(@rabbits, 0, [2; 1], 0.005, 80000, 1.1, 0.4);
fprintf('rabbits %.6f %.6f\n', y(1), y(2));
end

function y = rk4(f, t, y, h, steps, varargin)
for k = 1:steps
    k1 = f(t, y, varargin{:});
    k2 = f(t + h/2, y + h/2*k1, varargin{:});
    k3 = f(t + h/2, y + h/2*k2, varargin{:});
    k4 = f(t + h, y + h*k3, varargin{:});
    y = y + h/6*(k1 + 2*k2 + 2*k3 + k4);
    t = t + h;
end
end

function dy = pendulum(t, y, varargin)
damping = 0;
force = 0;
rate = 1;
for k = 1:2:numel(varargin)
    switch varargin{k}
        case 'damping'
            damping = varargin{k + 1};
        case 'force'
            force = varargin{k + 1};
        case 'rate'
            rate = varargin{k + 1};
    end
end
dy = [y(2); -sin(y(1)) - damping*y(2) + force*cos(rate*t)];
end

function dy = rabbits(t, y, varargin)
a = varargin{1};
b = varargin{2};
dy = [a*y(1) - b*y(1)*y(2); 0.1*y(1)*y(2) - 0.4*y(2)];
end
