% The common factor of small numbers is the power of ten above the largest, so that all are shown below one;
% from a thousandth on there is none. Engineering notation shows whole numbers like others.
x = [6.5574e-04, 6.5574e-04]
x = eps * [1 0; 2 1]
x = [2.132e-17; 2.557e-17]
x = [0.0012 0.0044]
x = [1e-3 1e-4]
x = [0.9556e-3 + 0.0022e-3i, 0.5e-3]
format long
x = [1.2345e-6 1.2345e-6]
x = [0.327426737084570e-3; 0.0283442e-6]
x = single([0.001 0.0011 0.0012])
x = [1+2i; -4+10i]
x = 6.445011620003604e-16 + 2.580114553362148e-16i
format shortEng
x = 99
x = [0.3729 6.5574e-04 0.1393]
x = [1e9 1e99]
format longEng
x = pi
x = single(1/3)
format shortG
x = [2+3i, 100+3.14159i]
