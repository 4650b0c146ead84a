function lines = mc_test_report(e)
% MC_TEST_REPORT  What an error of a test says, without the functions that ran the test.

text = regexprep(getReport(e), '\n\nError in [\w.]*(TestCase|Test)>.*$', '');
lines = regexp(text, '\n', 'split')';
end
