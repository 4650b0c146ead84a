classdef second < first
end
