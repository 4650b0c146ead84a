function settings()
% SETTINGS  Lines of settings read by regexp, split, trimmed, and written again by num2str and strjoin.
n = 24000;
kept = {};
total = 0;
bad = 0;
letters = 0;
for k = 1:n
    line = makeline(k);
    if isempty(strtrim(line)) || line(1) == '#'
        continue
    end
    tok = regexp(line, '^\s*(\w+)\s*=\s*([^#]*)', 'tokens', 'once');
    if isempty(tok)
        bad = bad + 1;
        continue
    end
    key = lower(tok{1});
    parts = strsplit(strtrim(tok{2}), ';');
    out = cell(1, numel(parts));
    for p = 1:numel(parts)
        x = str2double(parts{p});
        if isnan(x)
            out{p} = ['"' regexprep(strtrim(parts{p}), '[aeiou]', '*') '"'];
        else
            total = total + x;
            out{p} = num2str(x*2);
        end
    end
    text = [key ':' strjoin(out, '|')];
    letters = letters + numel(text);
    if mod(k, 2000) == 7
        kept{end+1} = text;
    end
end
fprintf('%s\n', kept{:});
fprintf('%d bad, %.3f in total, %d letters\n', bad, total, letters);
end

function line = makeline(k)
words = {'Speed', 'limit', 'Mode', 'files', 'TIMEOUT'};
w = words{1 + mod(k, 5)};
switch mod(k, 7)
    case 0
        line = ['# ' w ' is a comment'];
    case 1
        line = sprintf('  %s%d = %d; %.2f;%d # numbers', w, mod(k, 10), k, k/8, mod(k*k, 97));
    case 2
        line = sprintf('%s=automatic;%d;manual', w, mod(k, 13));
    case 3
        line = '   ';
    case 4
        line = [w ' without value'];
    otherwise
        line = sprintf('%s_%d =  %g ; some words here; %d', w, mod(k, 3), k/16, k);
end
end
