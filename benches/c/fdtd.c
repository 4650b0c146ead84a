/* Maxwell's equations in an empty box by Yee's scheme: the yardstick for tests/programs/fdtd, with the box of its bench.m
 * and the same output. */
#include <math.h>
#include <stdio.h>

enum { NX = 50, NY = 40, NZ = 30, NT = 400 };

static double Ex[NZ + 1][NY + 1][NX], Ey[NZ + 1][NY][NX + 1], Ez[NZ][NY + 1][NX + 1];
static double Hx[NZ][NY][NX + 1], Hy[NZ][NY + 1][NX], Hz[NZ + 1][NY][NX];

static void begin(void)
{
    for (int k = 1; k < NZ; k++)
        for (int j = 1; j < NY; j++)
            for (int i = 0; i < NX; i++)
                Ex[k][j][i] = sin(i + 1 + 2*(j + 1) - (k + 1));
    for (int k = 1; k < NZ; k++)
        for (int j = 0; j < NY; j++)
            for (int i = 1; i < NX; i++)
                Ey[k][j][i] = cos(2*(i + 1) - (j + 1) + (k + 1));
    for (int k = 0; k < NZ; k++)
        for (int j = 1; j < NY; j++)
            for (int i = 1; i < NX; i++)
                Ez[k][j][i] = sin(i + 1 - (j + 1) + 3*(k + 1));
}

static void step(double cx, double cy, double cz, double dt)
{
    for (int k = 0; k < NZ; k++)
        for (int j = 0; j < NY; j++)
            for (int i = 0; i <= NX; i++)
                Hx[k][j][i] += dt*((Ey[k + 1][j][i] - Ey[k][j][i])*cz - (Ez[k][j + 1][i] - Ez[k][j][i])*cy);
    for (int k = 0; k < NZ; k++)
        for (int j = 0; j <= NY; j++)
            for (int i = 0; i < NX; i++)
                Hy[k][j][i] += dt*((Ez[k][j][i + 1] - Ez[k][j][i])*cx - (Ex[k + 1][j][i] - Ex[k][j][i])*cz);
    for (int k = 0; k <= NZ; k++)
        for (int j = 0; j < NY; j++)
            for (int i = 0; i < NX; i++)
                Hz[k][j][i] += dt*((Ex[k][j + 1][i] - Ex[k][j][i])*cy - (Ey[k][j][i + 1] - Ey[k][j][i])*cx);
    for (int k = 1; k < NZ; k++)
        for (int j = 1; j < NY; j++)
            for (int i = 0; i < NX; i++)
                Ex[k][j][i] += dt*((Hz[k][j][i] - Hz[k][j - 1][i])*cy - (Hy[k][j][i] - Hy[k - 1][j][i])*cz);
    for (int k = 1; k < NZ; k++)
        for (int j = 0; j < NY; j++)
            for (int i = 1; i < NX; i++)
                Ey[k][j][i] += dt*((Hx[k][j][i] - Hx[k - 1][j][i])*cz - (Hz[k][j][i] - Hz[k][j][i - 1])*cx);
    for (int k = 0; k < NZ; k++)
        for (int j = 1; j < NY; j++)
            for (int i = 1; i < NX; i++)
                Ez[k][j][i] += dt*((Hy[k][j][i] - Hy[k][j][i - 1])*cx - (Hx[k][j][i] - Hx[k][j - 1][i])*cy);
}

static double squares(const double *x, size_t n)
{
    double sum = 0;
    for (size_t i = 0; i < n; i++)
        sum += x[i]*x[i];
    return sum;
}

#define SQUARES(field) squares((const double *)field, sizeof field/sizeof(double))

int main(void)
{
    double cx = NX/0.05, cy = NY/0.04, cz = NZ/0.03, dt = 0.75/sqrt(cx*cx + cy*cy + cz*cz);
    double ts[3];
    begin();
    for (int t = 0; t < NT; t++) {
        step(cx, cy, cz, dt);
        ts[0] = Ex[1][1][1];
        ts[1] = Ey[2][1][2];
        ts[2] = Ez[1][2][1];
    }
    printf("%.6f %.6f %.6f\n", ts[0], ts[1], ts[2]);
    printf("electric %.4f, magnetic %.4f\n", SQUARES(Ex) + SQUARES(Ey) + SQUARES(Ez),
           SQUARES(Hx) + SQUARES(Hy) + SQUARES(Hz));
    return 0;
}
