/* A network of one hidden layer: the yardstick for perceptron.m. */
#include <math.h>
#include <stdio.h>

enum { N = 200, HIDDEN = 24 };

int main(void)
{
    static double x[N][2], target[N], h[N][HIDDEN], y[N], dy[N], dh[N][HIDDEN];
    double w1[HIDDEN][2], b1[HIDDEN], w2[HIDDEN], b2 = 0, rate = 0.05;
    for (int k = 0; k < N; k++) {
        double t = k%(N/2)/(double)(N/2)*3, sign = k < N/2 ? 1 : -1;
        x[k][0] = sign*t*cos(2*t)/3;
        x[k][1] = sign*t*sin(2*t)/3;
        target[k] = sign;
    }
    for (int i = 0; i < HIDDEN; i++) {
        w1[i][0] = sin(i + 1)*2;
        w1[i][1] = sin(i + 1 + HIDDEN)*2;
        b1[i] = cos(i + 1);
        w2[i] = sin(3*(i + 1))/2;
    }
    for (int epoch = 1; epoch <= 500; epoch++) {
        double loss = 0, db2 = 0;
        for (int k = 0; k < N; k++) {
            double out = 0;
            for (int i = 0; i < HIDDEN; i++) {
                h[k][i] = tanh(w1[i][0]*x[k][0] + w1[i][1]*x[k][1] + b1[i]);
                out += w2[i]*h[k][i];
            }
            y[k] = tanh(out + b2);
            double wrong = y[k] - target[k];
            loss += wrong*wrong;
            dy[k] = wrong*(1 - y[k]*y[k]);
            for (int i = 0; i < HIDDEN; i++)
                dh[k][i] = w2[i]*dy[k]*(1 - h[k][i]*h[k][i]);
            db2 += dy[k];
        }
        if (epoch % 100 == 0)
            printf("epoch %d, loss %.6f\n", epoch, loss/N);
        double d1[HIDDEN][2] = {0}, d2[HIDDEN] = {0}, db1[HIDDEN] = {0};
        for (int k = 0; k < N; k++)
            for (int i = 0; i < HIDDEN; i++) {
                d2[i] += dy[k]*h[k][i];
                d1[i][0] += dh[k][i]*x[k][0];
                d1[i][1] += dh[k][i]*x[k][1];
                db1[i] += dh[k][i];
            }
        for (int i = 0; i < HIDDEN; i++) {
            w2[i] -= rate*d2[i]/N*4;
            w1[i][0] -= rate*d1[i][0]/N*4;
            w1[i][1] -= rate*d1[i][1]/N*4;
            b1[i] -= rate*db1[i]/N*4;
        }
        b2 -= rate*db2/N*4;
    }
    int right = 0;
    double sum1 = 0, sum2 = 0;
    for (int k = 0; k < N; k++)
        right += (y[k] > 0) - (y[k] < 0) == target[k];
    for (int i = 0; i < HIDDEN; i++) {
        sum1 += fabs(w1[i][0]) + fabs(w1[i][1]);
        sum2 += fabs(w2[i]);
    }
    printf("%d of %d right, weights %.6f %.6f\n", right, N, sum1, sum2);
    return 0;
}
