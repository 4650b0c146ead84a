classdef below < first
end
