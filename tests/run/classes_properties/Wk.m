classdef Wk < int32
  enumeration, Mon(1), Tue(2), end
end
