function y = cell_plus(varargin)
if isempty(varargin)
    y = 0;
    return
end
y = varargin(1) + 2; %! certain-error
end
