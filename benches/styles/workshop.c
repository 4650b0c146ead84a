/* A job shop: the yardstick for workshop.m. */
#include <stdio.h>

enum { MACHINES = 6, JOBS = 60000 };

struct job {
    double needs, since;
};

static int least(const double *until)
{
    int at = 0;
    for (int k = 1; k < MACHINES; k++)
        if (until[k] < until[at])
            at = k;
    return at;
}

int main(void)
{
    static struct job queue[JOBS];
    int first = 0, last = 0, done = 0;
    double until[MACHINES] = {0}, late = 0, work = 0, clock = 0;
    for (long k = 1; k <= JOBS; k++) {
        clock += (double)(k*7919 % 13)/4;
        queue[last++] = (struct job){1 + (double)(k*k*31 % 37)/2, clock};
        int which = least(until);
        while (until[which] <= clock && first < last) {
            struct job job = queue[first++];
            done++;
            late += clock - job.since;
            work += job.needs;
            until[which] = clock + job.needs;
            which = least(until);
        }
    }
    printf("%d done, %d waiting, %.2f of work, %.4f late\n", done, last - first, work, late/done);
    for (int k = 0; k < MACHINES; k++)
        printf("%.2f ", until[k]);
    printf("\n");
    return 0;
}
