% The digits of complex matrices follow from the parts apart; a zero has its sign.
a = [1.0637+0.1876i, 0.6942+0.8274i, 1e-10+1i]
c = [1e-5+1i 2+1e-7i]
d = [1000.5+1i 2]
f = [0.001+0.5i; 2]
k = complex(0,-0), n = [1+1e-10i 2+1e-12i], p = [100+0.01i 2], s = [0.5i 1e-8i]
