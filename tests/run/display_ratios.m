% format rat: slashes stand below each other in columns of 15; what has no room before or behind the slash is centred.
format rat
H = hilb(4)
x = sin((5:10).^3 - 1)
y = [66/682507, 1/2]
z = [0 16 -120]
w = pi
c = {0.5, 3}
s.a = 0.25
