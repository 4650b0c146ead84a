classdef (Sealed) Last
end
