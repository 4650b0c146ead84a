function results = runtests(varargin)
% RUNTESTS  Runs the tests that testsuite finds.
%   Source: MATLAB documentation, "runtests".

results = run(testsuite(varargin{:}));
if nargout == 0
    display(results, 'ans'); %#ok<DISPLAY>
end
end
