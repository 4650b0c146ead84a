classdef Bare
end
