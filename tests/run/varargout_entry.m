function varargout = varargout_entry()
% A function that is run shows its first result, also one that is told by `varargout`.
disp('runs')
varargout{1} = [1 2 3];
end
