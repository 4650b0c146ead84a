/* A lattice of spins by Metropolis' method: the yardstick for spins.m. Random numbers are those of the Mersenne
 * twister MT19937 (Matsumoto and Nishimura, 1998), seeded with 5, with 53 bits each. */
#include <math.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>

enum { N = 64, WORDS = 624, FAR = 397 };

static uint32_t state[WORDS];
static int next = WORDS;

static void seed(uint32_t s)
{
    state[0] = s;
    for (int i = 1; i < WORDS; i++)
        state[i] = 1812433253u*(state[i-1] ^ state[i-1] >> 30) + (uint32_t)i;
}

static uint32_t bits(void)
{
    if (next == WORDS) {
        for (int i = 0; i < WORDS; i++) {
            uint32_t y = (state[i] & 0x80000000u) | (state[i + 1 < WORDS ? i + 1 : 0] & 0x7fffffffu);
            int far = i + FAR < WORDS ? i + FAR : i + FAR - WORDS;
            state[i] = state[far] ^ y >> 1 ^ (y & 1 ? 0x9908b0dfu : 0);
        }
        next = 0;
    }
    uint32_t y = state[next++];
    y ^= y >> 11;
    y ^= y << 7 & 0x9d2c5680u;
    y ^= y << 15 & 0xefc60000u;
    return y ^ y >> 18;
}

static double uniform(void)
{
    double x;
    do {
        double a = bits() >> 5, b = bits() >> 6;
        x = (a*67108864.0 + b)/9007199254740992.0;
    } while (x == 0.0);
    return x;
}

int main(void)
{
    static int lattice[N][N];
    static const double betas[] = {0.3, 0.44, 0.6};
    long flips = 0;
    seed(5);
    for (int i = 0; i < N; i++)
        for (int j = 0; j < N; j++)
            lattice[i][j] = 1;
    for (int b = 0; b < 3; b++) {
        double total = 0;
        for (int sweep = 0; sweep < 120; sweep++) {
            for (int k = 0; k < N*N; k++) {
                int i = (int)(uniform()*N), j = (int)(uniform()*N);
                int around = lattice[(i + 1) % N][j] + lattice[(i + N - 1) % N][j]
                    + lattice[i][(j + 1) % N] + lattice[i][(j + N - 1) % N];
                int change = 2*lattice[i][j]*around;
                if (change <= 0 || uniform() < exp(-betas[b]*change)) {
                    lattice[i][j] = -lattice[i][j];
                    flips++;
                }
            }
            int sum = 0;
            for (int i = 0; i < N; i++)
                for (int j = 0; j < N; j++)
                    sum += lattice[i][j];
            total += (double)abs(sum)/(N*N);
        }
        printf("beta %.2f: magnetisation %.6f, %ld flips\n", betas[b], total/120, flips);
    }
    return 0;
}
