classdef Day
  enumeration
    Mon, Tue, Wed
  end
end
