function mc_test_lines(first, lines)
% MC_TEST_LINES  Tells what a test found: a line, and others below it.

fprintf('%s\n', first);
if ~isempty(lines)
    fprintf('    %s\n', lines{:});
end
end
