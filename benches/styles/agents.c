/* A flock that keeps together: the yardstick for agents.m. */
#include <stdio.h>
#include <stdint.h>

enum { N = 100, STEPS = 400 };

struct agent {
    char name[12];
    double pos[2], vel[2], force[2];
    int neighbours;
};

static double lcg(int64_t *seed)
{
    *seed = 16807**seed % 2147483647;
    return *seed/2147483647.0;
}

int main(void)
{
    static struct agent flock[N];
    int64_t seed = 7;
    for (int k = 0; k < N; k++) {
        struct agent *a = &flock[k];
        snprintf(a->name, sizeof a->name, "agent%03d", k + 1);
        a->pos[0] = lcg(&seed);
        a->pos[1] = lcg(&seed);
        a->vel[0] = lcg(&seed) - 0.5;
        a->vel[1] = lcg(&seed) - 0.5;
    }

    const double reach = 0.25, dt = 0.01;
    for (int t = 0; t < STEPS; t++) {
        for (int k = 0; k < N; k++) {
            struct agent *a = &flock[k];
            double fx = 0, fy = 0;
            int count = 0;
            for (int j = 0; j < N; j++) {
                if (j == k)
                    continue;
                double dx = flock[j].pos[0] - a->pos[0], dy = flock[j].pos[1] - a->pos[1];
                double r2 = dx*dx + dy*dy;
                if (r2 < reach*reach) {
                    fx += dx*(r2 - 0.01)/(r2 + 0.05);
                    fy += dy*(r2 - 0.01)/(r2 + 0.05);
                    count++;
                }
            }
            a->force[0] = fx;
            a->force[1] = fy;
            a->neighbours = count;
        }
        for (int k = 0; k < N; k++)
            for (int i = 0; i < 2; i++) {
                flock[k].vel[i] = 0.99*flock[k].vel[i] + dt*flock[k].force[i];
                flock[k].pos[i] += dt*flock[k].vel[i];
            }
    }

    double cx = 0, cy = 0, energy = 0, total = 0;
    int busiest = 0;
    for (int k = 0; k < N; k++) {
        struct agent *a = &flock[k];
        cx += a->pos[0];
        cy += a->pos[1];
        energy += 0.5*(a->vel[0]*a->vel[0] + a->vel[1]*a->vel[1]);
        total += a->neighbours;
        if (a->neighbours > flock[busiest].neighbours)
            busiest = k;
    }
    printf("centre %.6f %.6f, energy %.6f\n", cx/N, cy/N, energy);
    printf("%s has %d neighbours\n", flock[busiest].name, flock[busiest].neighbours);
    printf("mean number of neighbours %.3f\n", total/N);
    return 0;
}
