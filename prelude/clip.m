function y = clip(x, lower, upper)
% CLIP  Elements brought into [lower, upper]; NaN stays.

if any(lower(:) > upper(:))
    error('MATLAB:clip:LowerGreaterThanUpper', 'Lower bound must be less than or equal to upper bound.');
end
y = min(max(x, lower, 'includenan'), upper, 'includenan');
end
