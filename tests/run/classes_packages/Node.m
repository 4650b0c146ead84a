classdef Node < handle
  properties
    Data
    Next = []
  end
  properties (SetObservable)
    Obs = 1
  end
  methods
    function n = Node(d), if nargin, n.Data = d; end, end
    function append(n, d)
      cur = n;
      while ~isempty(cur.Next), cur = cur.Next; end
      cur.Next = Node(d);
    end
    function r = toArray(n)
      r = []; cur = n;
      while ~isempty(cur), r(end+1) = cur.Data; cur = cur.Next; end
    end
    function set.Data(n, v)
      validateattributes(v, {'numeric'}, {}); n.Data = v;
    end
  end
end
