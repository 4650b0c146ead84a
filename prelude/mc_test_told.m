function mc_test_told(first, lines)
% MC_TEST_TOLD  Tells what a test of a run found, between rules.

fprintf('\n%s\n', repmat('=', 1, 80));
mc_test_lines(first, lines);
fprintf('%s\n', repmat('=', 1, 80));
end
