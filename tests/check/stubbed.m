function [p, q] = stubbed(A) %#ok<*unused-argument,*unset-output>
% The function itself is in a MEX file.
help stubbed
error('the MEX file of stubbed was not found');
end
