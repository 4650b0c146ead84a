function p = regexpPattern(expression, varargin)
% REGEXPPATTERN  What a regular expression matches.

e = char(expression);
regexp('', e); % an error where it is no expression
flags = '';
for k = 1:2:numel(varargin) - 1
    if strcmpi(varargin{k}, 'IgnoreCase') && varargin{k + 1}
        flags = [flags, 'i'];
    elseif strcmpi(varargin{k}, 'DotExceptNewline') && ~varargin{k + 1}
        flags = [flags, 's'];
    end
end
p = pattern.of(['(?', flags, ':', e, ')'], ['regexpPattern("', e, '")'], false);
end
