/* A neural net trained by back propagation: the yardstick for tests/programs/nne, with the nets of its bench.m and the same
 * output. */
#include <math.h>
#include <stdio.h>

enum { DEPTH = 3, WIDEST = 8, COUNT = 16, EPOCHS = 1200 };

static const int layers[DEPTH + 1] = {4, 8, 6, 2};

/* Weights in columns, the last one for the bias. */
static double weights[DEPTH][WIDEST*(WIDEST + 1)];

static void forward(double outputs[][WIDEST])
{
    for (int k = 0; k < DEPTH; k++) {
        int m = layers[k + 1], n = layers[k];
        double sum[WIDEST] = {0};
        for (int j = 0; j < n; j++)
            for (int i = 0; i < m; i++)
                sum[i] += weights[k][i + j*m]*outputs[k][j];
        for (int i = 0; i < m; i++)
            outputs[k + 1][i] = 1/(1 + exp(-(sum[i] + weights[k][i + n*m])));
    }
}

static void learn(double outputs[][WIDEST], double *delta, double rate)
{
    for (int k = DEPTH - 1; k >= 0; k--) {
        int m = layers[k + 1], n = layers[k];
        double back[WIDEST];
        for (int j = 0; j < n; j++) {
            double sum = 0;
            for (int i = 0; i < m; i++)
                sum += weights[k][i + j*m]*delta[i];
            back[j] = sum;
        }
        for (int j = 0; j <= n; j++)
            for (int i = 0; i < m; i++)
                weights[k][i + j*m] += rate*delta[i]*(j < n ? outputs[k][j] : 1);
        for (int j = 0; j < n; j++)
            delta[j] = back[j]*outputs[k][j]*(1 - outputs[k][j]);
    }
}

int main(void)
{
    static double inputs[COUNT][4], targets[COUNT][2];
    double errors[EPOCHS];
    long seed = 12345;
    for (int e = 0; e < COUNT; e++) {
        int ones = 0;
        for (int b = 0; b < 4; b++) {
            int bit = e >> (3 - b) & 1;
            inputs[e][b] = bit;
            ones += bit;
        }
        targets[e][0] = ones >= 2;
        targets[e][1] = ones % 2;
    }
    for (int k = 0; k < DEPTH; k++)
        for (int i = 0; i < layers[k + 1]*(layers[k] + 1); i++) {
            seed = 16807*seed % 2147483647;
            weights[k][i] = 2.0*(double)seed/2147483647 - 1;
        }
    for (int epoch = 0; epoch < EPOCHS; epoch++) {
        double total = 0;
        for (int e = 0; e < COUNT; e++) {
            double outputs[DEPTH + 1][WIDEST], delta[WIDEST], squares = 0;
            for (int i = 0; i < layers[0]; i++)
                outputs[0][i] = inputs[e][i];
            forward(outputs);
            for (int i = 0; i < layers[DEPTH]; i++) {
                double y = outputs[DEPTH][i], miss = targets[e][i] - y;
                squares += miss*miss;
                delta[i] = miss*y*(1 - y);
            }
            total += squares;
            learn(outputs, delta, 1.5);
        }
        errors[epoch] = total/COUNT;
    }
    printf("%.4f %.4f\n", errors[0], errors[EPOCHS - 1]);
    return 0;
}
