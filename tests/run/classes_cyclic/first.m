classdef first < second
end
