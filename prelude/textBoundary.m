function p = textBoundary(varargin)
% TEXTBOUNDARY  The start and the end of the text.

p = pattern.border('\A', '\z', 'textBoundary', varargin);
end
