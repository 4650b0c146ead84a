function s = formattedDisplayText(x, varargin)
% FORMATTEDDISPLAYTEXT  What disp shows, as a string.

s = string(evalc('disp(x)'));
end
