% What is stored as complex without an imaginary part stays so as an argument, also one of varargin.
function fn_stored_arguments()
  z = complex([3 -1 0 2], 0);
  disp(isreal(rest(z, 1)));
  disp(isreal(rest(1, z)));
  disp(isreal(looped(z, 1, 2)));
  disp(isreal(second({1, z})));
  disp(kinds(z, 2, complex(4, 0)));
end

function r = rest(varargin)
  r = varargin{1};
  if numel(varargin) > 1 && ~isreal(varargin{2})
    r = varargin{2};
  end
end

function varargout = looped(varargin)
  for k = 1:max(nargout, 1)
    varargout{k} = varargin{k};
  end
end

function r = second(c)
  r = c{2};
end

function k = kinds(varargin)
  k = cellfun(@isreal, varargin);
end
