function t = undo_string_escapes(s)
% UNDO_STRING_ESCAPES  Text with escapes in place of special characters.

t = strrep(s, '\', '\\');
codes = [7 8 9 10 11 12 13 34];
letters = 'abtnvfr"';
for k = 1:numel(codes)
    t = strrep(t, char(codes(k)), ['\', letters(k)]);
end
end
