/* Bodies in space that attract each other: the yardstick for tests/programs/nb3d, with the sizes of its bench.m and the
 * same output. */
#include <math.h>
#include <stdio.h>

enum { N = 200, STEPS = 1000 };

static double R[3][N], V[3][N], F[3][N], m[N];

/* Forces on all bodies; the potential energy. */
static double gravity(void)
{
    double pairs = 0;
    for (int c = 0; c < 3; c++)
        for (int i = 0; i < N; i++)
            F[c][i] = 0;
    for (int j = 0; j < N; j++) /* column after column, as the sums of the matrices run */
        for (int i = 0; i < N; i++) {
            double dx = R[0][j] - R[0][i], dy = R[1][j] - R[1][i], dz = R[2][j] - R[2][i];
            double dist = sqrt(dx*dx + dy*dy + dz*dz + 0.01);
            double product = i == j ? 0 : m[i]*m[j];
            double strength = product/(dist*dist*dist);
            F[0][i] += strength*dx;
            F[1][i] += strength*dy;
            F[2][i] += strength*dz;
            pairs += product/dist;
        }
    return -pairs/2;
}

int main(void)
{
    const double dt = 0.001;
    double kinetic = 0, potential = 0;
    for (int i = 0; i < N; i++) {
        double k = i + 1;
        R[0][i] = cos(k)*sqrt(k);
        R[1][i] = sin(k)*sqrt(k);
        R[2][i] = 0.1*k - 0.05*N;
        V[0][i] = -sin(k)*0.8;
        V[1][i] = cos(k)*0.8;
        V[2][i] = 0;
        m[i] = 0.5 + (i + 1) % 3/4.0;
    }
    for (int t = 0; t < STEPS; t++) {
        potential = gravity();
        double sum = 0;
        for (int i = 0; i < N; i++) {
            double squares = 0;
            for (int c = 0; c < 3; c++) {
                V[c][i] += dt*F[c][i]/m[i];
                R[c][i] += dt*V[c][i];
                squares += V[c][i]*V[c][i];
            }
            sum += m[i]*squares;
        }
        kinetic = 0.5*sum;
    }
    printf("%.6f %.6f %.6f\n", R[0][0], R[1][99], R[2][199]);
    printf("energy %.4f + %.4f\n", kinetic, potential);
    return 0;
}
