classdef Unit < Square
end
