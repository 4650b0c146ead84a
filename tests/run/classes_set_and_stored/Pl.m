classdef Pl
    properties, A = 1; end
end
