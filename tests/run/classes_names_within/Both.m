classdef Both < Base & Plain
end
