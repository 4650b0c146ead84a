% Environment variables come and go.
setenv('TAME_TEST_A', 'x=1')
setenv("TAME_TEST_B", "")
disp(getenv('TAME_TEST_A'))
disp([isenv('TAME_TEST_A'), isenv("TAME_TEST_B"), isenv('TAME_TEST_C')])
unsetenv('TAME_TEST_A')
disp([isenv('TAME_TEST_A'), isempty(getenv('TAME_TEST_A'))])
setenv('TAME_TEST_A', 'again')
unsetenv(["TAME_TEST_A", "TAME_TEST_B"])
disp(isenv(["TAME_TEST_A", "TAME_TEST_B", "PATH"]))
try
    unsetenv('')
catch e
    disp(e.identifier)
end
try
    unsetenv(3)
catch e
    disp(class(e))
end
