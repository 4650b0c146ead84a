% The forms that format chooses.
format long
x = pi
x = single(pi)
x = [pi 1]
x = 1/3
format short e
x = pi
format short g
x = [pi 1e6 1e-5]
format long g
x = pi
format bank
x = [1.5 1000]
format hex
x = [1 2]
format rat
x = 0.5
format +
x = [1 -1 0]
format compact
format short
x = 1
s.a = 1
c = {1}
format
x = 1
