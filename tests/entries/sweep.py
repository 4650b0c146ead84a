"""A sweep over parameters on a cluster of two local workers, of which one is killed on the way: what a loop gives."""

import os
import signal
import sys

import numpy as np
import parts


def decay(rate):
    return parts.ode(lambda t, y: rate * y, 1, [1.0], 5)[1][0, 0]


if __name__ == "__main__":
    from dask.distributed import Client, LocalCluster

    rates = np.linspace(-1, 1, int(sys.argv[1]))
    cluster = LocalCluster(n_workers=2, threads_per_worker=1, processes=True, dashboard_address=None)
    with cluster, Client(cluster) as client:
        client.upload_file(__file__)
        futures = client.map(decay, rates)
        plain = client.map(parts.fibo, range(20))
        os.kill(next(iter(client.run(os.getpid).values())), signal.SIGKILL)
        found, numbers = client.gather(futures), client.gather(plain)
    assert found == [decay(r) for r in rates]
    assert numbers == [parts.fibo(n) for n in range(20)]
    print("the sweep gives what the loop gives")
