classdef Plain
end
