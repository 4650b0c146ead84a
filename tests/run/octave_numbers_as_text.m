% %d of a number that is no integer is %g in Octave's language, with its flags.
printf('[%d] [%i] [%5d] [%-8d] [%+d]\n', 1.5, pi, 1.5, 1.5, 1.5);
printf('[%d] [%d] [%d]\n', 1e10 + 0.5, 1e-5, 123456789.123);
printf('[%.3d] [%x] [%u]\n', pi, 1.5, -1.5);
printf('[%d] [%d] [%d]\n', NaN, Inf, 2^53);
x = sprintf('%d', 0.1)
error_text = '';
try
  error('my:id', 'value %d', 2.5);
catch e
  disp(e.message)
end
% Word boundaries are \< and \>; \b is a backspace.
regexprep(sprintf('ab\bc d'), '\b', '-')
regexp('ab c', '\bc')
regexp('ab c', '\<c')
regexprep('ab c', 'x*', '|')
disp(exist('OCTAVE_VERSION', 'builtin'))
