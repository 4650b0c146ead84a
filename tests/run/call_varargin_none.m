% An element of a varargin that holds nothing is an error, and so is a varargout that is no cell.
told(@() first(1));
told(@() first(1, 'a'));
try
    disp(first(1))
catch e
    disp(e.message)
end
try
    x = second(3);
catch e
    disp(e.message)
end
try
    y = member(1);
catch e
    disp(e.message)
end
try
    y = either(2);
catch e
    disp(e.message)
end
disp(either(2, [], 5))
try
    y = numbered(3);
catch e
    disp(e.message)
end
disp(numbered(1, 'b'))
try
    z = plain(4);
    disp('no error')
catch e
    disp(e.identifier)
end

function r = first(d, varargin)
r = varargin{1};
end

function r = second(d, varargin)
k = d - 1;
r = numel(varargin{k}) + numel(varargin);
end

function r = member(d, varargin)
r = varargin{1}.a + d;
end

function r = either(d, s, varargin)
if nargin > 1 && ~isempty(s)
    r = s;
elseif isempty(varargin{1})
    r = d;
else
    r = [varargin{:}];
end
end

function r = numbered(d, varargin)
r = varargin{d};
end

function varargout = plain(d)
varargout = d + 1;
end

function told(f)
try
    disp(f())
catch e
    disp(e.message)
end
end
