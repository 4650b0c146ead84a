% Functions that stand in lists of unknown length, results that a path does not give, and colons of [].
s = made(3);
y = feval(s.pre.h, 4)
c = {s.pre.h, 5};
z = feval(s.pre.h, 5)
w = cellfun(c{1}, {1, 2, 3})
says('%s\n', lower(num2str(7)));
D = table_of([]);
disp(size(D))
D = table_of([1 2; 3 4])

function state = made(x)
state.x = x;
def = struct('h', @more);
list = {{'verbose', 1}, {'pre', def}};
for p = 1:size(list, 2)
    state = setfield(state, list{p}{1}, list{p}{2});
end
end

function y = more(x)
y = x + 1;
end

function varargout = says(varargin)
if nargout
    [varargout{1:nargout}] = told(varargin{:});
elseif isequal(varargin, {'last'})
    varargout{1} = told(varargin{:});
else
    told(varargin{:});
end
end

function varargout = told(varargin)
fprintf(varargin{:});
if nargout
    varargout{1} = jsondecode('3');
end
end

function D = table_of(C)
none = find(sum(C, 1) == 0);
D = C + 1;
D(:, none) = Inf;
end
