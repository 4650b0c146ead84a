% Initial value problems as objects: how they are shown, times before the first, events and the solution as a function.
F = ode(ODEFcn=@(t, y) 2*t, InitialValue=0)
S = solve(F, 0, 10);
fprintf('%s %d %g\n', class(S), numel(S.Time), S.Solution(end));
F = ode(ODEFcn=@(t, y) [y(2); -y(1)], InitialValue=[1; 0], RelativeTolerance=1e-8, AbsoluteTolerance=1e-10);
S = solve(F, [-pi, 0, pi]);
fprintf('%.4f ', S.Solution(1, :));
fprintf('\n');
F.EventDefinition = odeEvent(EventFcn=@(t, y) y(1), Response="stop");
S = solve(F, 0, 10);
fprintf('%.4f %d\n', S.EventTime, S.EventIndex);
ball = ode(ODEFcn=@(t, y) [y(2); -9.81], InitialValue=[10; 0]);
ball.EventDefinition = odeEvent(EventFcn=@(t, y) y(1), Direction="descending", CallbackFcn=@bounce);
S = solve(ball, 0, 4);
fprintf('%.3f ', S.EventTime);
fprintf('\n');
f = solutionFcn(ode(ODEFcn=@(t, y, p) -p*y, InitialValue=1, Parameters=2, RelativeTolerance=1e-8), 0, 1);
fprintf('%.5f\n', f(0.5));

function [stop, y] = bounce(t, y, i)
stop = false;
y = [0; -0.9 * y(2)];
end
