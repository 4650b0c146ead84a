"""Calls the package `parts` of this folder."""

import numpy as np
import parts


def show(name, *values):
    numbers = [x for v in values for x in np.ravel(np.asarray(v), order="F")]
    print(name, *("%.15g" % x for x in numbers))


show("fir", *parts.fir([0.5, 0.25, 0.25], [1, 2, 3, 4], np.zeros(3)))
show("cholsolve", parts.cholsolve(np.array([[4.0, 1], [1, 3]]), [1, 2]))
show("conv8", parts.conv8(np.arange(0, 160, 10, dtype=np.uint8).reshape(4, 4, order="F"), np.full((3, 3), 1 / 9)))
r = parts.damp({"a": 2, "rate": 0.5, "f": 0.25}, 3)
show("damp", r["value"], r["decayed"])
z, peak = parts.spectrum([1.0, 2, 3, 4])
show("spectrum", z.real, z.imag, peak)
print("label", parts.label("part", 7, True), parts.label("part", 7, False))
t = np.array([[0.0, 1], [1, 3], [2, 2]])
show("lookup", parts.lookup(t, 1.5), parts.lookup(t, 7, -1))
show("spmul", parts.spmul([1, 3, 2], [1, 1, 3], [2, 5, 4], 3, [1, 10, 100]))
show("means", *parts.means([1, 2, 10, 11, 12], [0, 5]))
show("fibo", parts.fibo(15))
parts.tally(2)
show("tally", parts.tally(3))
def hollow(x):
    if x[0, 0] > 2.5:
        raise ValueError("too far")
    return (x[0, 0] - 1.5) ** 2 + (x[0, 1] + 0.25) ** 2, True


class Late(Exception):
    pass


def broken(t, y):
    if t > 0:
        raise Late("there are 3 elements")
    return y


show("ode", *parts.ode(lambda t, y: np.array([y[1], -y[0]]), 1, [1, 0], 10))
show("least", *parts.least(hollow, [0, 0]))
try:
    parts.ode(broken, 1, [1, 0], 2)
except Late as e:
    print("broken deep:long: %s" % e)
for x in ([1, 2, 3], [1]):
    try:
        parts.deep(x)
    except parts.MatlabError as e:
        print("deep %s: %s" % (e.identifier, e))

# What does not fit is refused by name, and nothing is copied that fits.
for wrong in (
    lambda: parts.fibo(2.5), lambda: parts.fibo(2**40), lambda: parts.fibo("1"), lambda: parts.label(3, 7, True),
    lambda: parts.conv8(np.zeros((4, 4)), np.ones((3, 3))), lambda: parts.cholsolve(np.eye(2) * 1j, [1, 2]),
    lambda: parts.cholsolve(np.zeros((2, 2, 2)), [1, 2]), lambda: parts.damp({"a": 1}, 2),
    lambda: parts.ode(3, 1, [1, 0], 2), lambda: parts.ode(lambda t, y: [1, 2, 3], 1, [1, 0], 2),
    lambda: parts.ode(lambda t, y: ["a", "b"], 1, [1, 0], 2),
):
    try:
        print("taken:", wrong())
    except (TypeError, OverflowError) as e:
        assert str(e).startswith("argument '"), e
large = np.zeros((1000, 10), order="F")
held = parts._tame.Array("x", "double", 2, "double(:,:)").array(large)
assert held.__array_interface__["data"] == large.__array_interface__["data"]
