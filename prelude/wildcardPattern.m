function p = wildcardPattern(varargin)
% WILDCARDPATTERN  Any characters, as few as the rest allows; n of them, or from one number to another.
%   'Except', pattern: none that begin what matches it.

limits = {};
any_of = '[\s\S]';
said = '';
k = 1;
while k <= numel(varargin)
    if isnumeric(varargin{k})
        limits{end + 1} = varargin{k};
        said = [said, ',', num2str(varargin{k})];
        k = k + 1;
    else
        e = pattern(varargin{k + 1});
        any_of = ['(?:(?!', e.Re, ')[\s\S])'];
        said = [said, ',Except=', e.Said];
        k = k + 2;
    end
end
name = 'wildcardPattern';
if ~isempty(said)
    name = [name, '(', said(2:end), ')'];
end
switch numel(limits)
    case 0
        p = pattern.of([any_of, '*?'], name, false);
    case 1
        p = pattern.of(sprintf('%s{%d}', any_of, limits{1}), name, false);
    otherwise
        p = pattern.of([any_of, pattern.range(limits{:}), '?'], name, false);
end
end
