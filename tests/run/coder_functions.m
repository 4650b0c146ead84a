% What MATLAB Coder adds to the language, as MATLAB runs it.
%#codegen
y = coder.nullcopy(zeros(1, 3));
coder.varsize('y', [1 100]);
coder.extrinsic('disp');
coder.inline('never');
for k = coder.unroll(1:3)
    y(k) = k^2;
end
n = coder.const(numel(y));
fprintf('%d %d\n', sum(y), n);
if coder.target('MATLAB')
    disp('in MATLAB');
else
    disp('elsewhere');
end
disp(isempty(coder.target()));
disp(coder.target('MEX'));
