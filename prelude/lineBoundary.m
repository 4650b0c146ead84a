function p = lineBoundary(varargin)
% LINEBOUNDARY  The starts and the ends of lines.

p = pattern.border('(?m:^)', '(?m:$)', 'lineBoundary', varargin);
end
