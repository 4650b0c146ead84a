function y = same_case(kind)
switch kind
    case 'linear'
        y = 1;
    case {'cubic', 'spline'}
        y = 3;
    case 'linear' %! unreachable-code
        y = 2;
    otherwise
        y = 0;
end
end
