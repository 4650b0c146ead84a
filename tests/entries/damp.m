function r = damp(p, t)
% A damped oscillation: p has amplitude, rate and frequency.
%# export damp(p: struct{a: double(1,1), rate: double(1,1), f: single(1,1)}, t: double(1,1))
r.value = p.a*exp(-p.rate*t)*cos(2*pi*double(p.f)*t);
r.decayed = p.rate*t > 1;
end
