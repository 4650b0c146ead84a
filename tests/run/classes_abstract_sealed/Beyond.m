classdef Beyond < Last
end
