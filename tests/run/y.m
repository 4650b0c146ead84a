format long
x = pi
x = single(pi)
x = [pi 1]
x = 1/3
x = 100.5
x = 1e10
x = 1+2i
format short g
x = pi
x = [pi 1e6 1e-5]
x = 1e10
x = 0.00001
format long g
x = pi
x = [pi 1e6]
format short e
x = pi
x = [1 2]
format long e
x = pi
format bank
x = pi
x = [1.5 1000]
format hex
x = 1
x = [1 2]
format rat
x = 0.5
x = [0.5 1/3]
x = pi
format +
x = [1 -1 0]
format compact
format short
x = 1
x = [1 2;3 4]
s.a = 1
c = {1}
format loose
format
x = 1
