/* A body that spins: the yardstick for rotations.m. */
#include <math.h>
#include <stdio.h>
#include <string.h>

int main(void)
{
    double r[3][3] = {{1, 0, 0}, {0, 1, 0}, {0, 0, 1}}, w[3] = {0.3, 0.02, -0.1};
    const double j[3] = {1.2, 2.3, 3.1}, dt = 0.001;
    double track[3] = {0};
    for (int k = 1; k <= 1000000; k++) {
        double s[3][3] = {{0, -w[2], w[1]}, {w[2], 0, -w[0]}, {-w[1], w[0], 0}}, m[3][3], next[3][3];
        for (int a = 0; a < 3; a++)
            for (int b = 0; b < 3; b++) {
                double square = 0;
                for (int c = 0; c < 3; c++)
                    square += s[a][c]*s[c][b];
                m[a][b] = (a == b) + dt*s[a][b] + dt*dt/2*square;
            }
        for (int a = 0; a < 3; a++)
            for (int b = 0; b < 3; b++) {
                double sum = 0;
                for (int c = 0; c < 3; c++)
                    sum += r[a][c]*m[c][b];
                next[a][b] = sum;
            }
        memcpy(r, next, sizeof r);
        double l[3] = {j[0]*w[0], j[1]*w[1], j[2]*w[2]};
        double turn[3] = {w[1]*l[2] - w[2]*l[1], w[2]*l[0] - w[0]*l[2], w[0]*l[1] - w[1]*l[0]};
        for (int a = 0; a < 3; a++)
            w[a] -= dt*(1/j[a]*turn[a]);
        if (k % 100 == 0)
            for (int c = 0; c < 3; c++) {
                double n = sqrt(r[0][c]*r[0][c] + r[1][c]*r[1][c] + r[2][c]*r[2][c]);
                for (int a = 0; a < 3; a++)
                    r[a][c] /= n;
            }
        for (int a = 0; a < 3; a++)
            track[a] += r[a][0];
    }
    double energy = 0, momentum = 0;
    for (int a = 0; a < 3; a++) {
        energy += w[a]*(j[a]*w[a]);
        momentum += j[a]*w[a]*(j[a]*w[a]);
    }
    printf("%.8f %.8f %.8f\n", track[0]/1000000, track[1]/1000000, track[2]/1000000);
    printf("%.8f %.8f %.8f\n", w[0], w[1], w[2]);
    printf("energy %.8f, momentum %.8f\n", 0.5*energy, sqrt(momentum));
    return 0;
}
