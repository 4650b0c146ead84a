/* A picture of integers: the yardstick for image8.m. */
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum { N = 512 };
typedef uint8_t picture[N][N]; /* columns, as in MATLAB */

static uint8_t clamp(int v)
{
    return v < 0 ? 0 : v > 255 ? 255 : (uint8_t)v;
}

int main(void)
{
    static picture img, blurred;
    static int counts[256];
    for (int j = 0; j < N; j++)
        for (int i = 0; i < N; i++)
            img[j][i] = (uint8_t)((i + 1)*(j + 1) % 251);
    for (int j = 199; j < 260; j++)
        memset(&img[j][99], 240, 201);

    for (int pass = 0; pass < 100; pass++) {
        memcpy(blurred, img, sizeof img);
        for (int j = 1; j < N - 1; j++)
            for (int i = 1; i < N - 1; i++) {
                unsigned s = img[j - 1][i - 1] + img[j - 1][i] + img[j - 1][i + 1]
                    + img[j][i - 1] + img[j][i] + img[j][i + 1]
                    + img[j + 1][i - 1] + img[j + 1][i] + img[j + 1][i + 1];
                blurred[j][i] = (uint8_t)((s + 4)/9); /* a ninth is never a half */
            }
        for (int j = 1; j < N - 1; j++)
            for (int i = 1; i < N - 1; i++) {
                int gx = blurred[j + 1][i] - blurred[j - 1][i], gy = blurred[j][i + 1] - blurred[j][i - 1];
                uint8_t edge = clamp(abs(gx) + abs(gy)), bright = clamp(blurred[j][i] + 40);
                if (edge > 100)
                    bright = 255;
                img[j][i] = clamp(255 - (bright + 1)/2 - edge);
            }
        for (int j = 0; pass % 10 == 9 && j < N; j++)
            for (int i = 0; i < N; i++)
                counts[img[j][i]]++;
    }

    long total = 0, packed = 0;
    int most = 0, where = 0, brightest = 0, darkest = 255, above = 0;
    for (int j = 0; j < N; j++)
        for (int i = 0; i < N; i++) {
            int v = img[j][i];
            total += v;
            brightest = v > brightest ? v : brightest;
            darkest = v < darkest ? v : darkest;
            above += v > 200;
            packed += (v >> 4) ^ (v & 15);
        }
    for (int k = 0; k < 256; k++)
        if (counts[k] > most) {
            most = counts[k];
            where = k;
        }
    printf("mean %.6f, brightest %d, darkest %d\n", (double)total/(N*N), brightest, darkest);
    printf("%d times %d; %d above 200\n", most, where, above);
    printf("packed %ld\n", packed);
    return 0;
}
