/* A picture of bytes eroded, dilated, smoothed and thresholded by windows: the yardstick for erosion.m. */
#include <math.h>
#include <stdbool.h>
#include <stdint.h>
#include <stdio.h>
#include <string.h>

enum { N = 360 };

static uint8_t picture[N][N], small[N][N], great[N][N], soft[N][N];
static bool edges[N][N];

int main(void)
{
    for (int j = 0; j < N; j++)
        for (int i = 0; i < N; i++)
            picture[j][i] = (uint8_t)(((i + 1)*(i + 1)*3 + (j + 1)*(j + 1)*5 + (i + 1)*(j + 1)) % 251);
    memcpy(small, picture, sizeof picture);
    memcpy(great, picture, sizeof picture);
    memcpy(soft, picture, sizeof picture);
    for (int j = 1; j < N - 1; j++)
        for (int i = 1; i < N - 1; i++) {
            int least = 255, most = 0, sum = 0;
            for (int b = j - 1; b <= j + 1; b++)
                for (int a = i - 1; a <= i + 1; a++) {
                    int x = picture[b][a];
                    least = x < least ? x : least;
                    most = x > most ? x : most;
                    sum += x;
                }
            small[j][i] = (uint8_t)least;
            great[j][i] = (uint8_t)most;
            soft[j][i] = (uint8_t)round(sum/9.0);
        }
    for (int j = 0; j < N; j++)
        for (int i = 0; i < N; i++)
            edges[j][i] = great[j][i] - small[j][i] > 200;
    for (int j = 1; j < N - 1; j++)
        for (int i = 1; i < N - 1; i++) {
            int around = 0;
            for (int b = j - 1; b <= j + 1; b++)
                for (int a = i - 1; a <= i + 1; a++)
                    around += edges[b][a];
            if (edges[j][i] && around < 4)
                soft[j][i] = 255;
        }
    int counts[256] = {0}, level = 0, marked = 0;
    long sums[3] = {0};
    for (int j = 0; j < N; j++)
        for (int i = 0; i < N; i++) {
            counts[soft[j][i]]++;
            sums[0] += small[j][i];
            sums[1] += great[j][i];
            sums[2] += soft[j][i];
            marked += edges[j][i];
        }
    for (int k = 1; k < 256; k++)
        if (counts[k] > counts[level])
            level = k;
    printf("%ld %ld %ld %d\n", sums[0], sums[1], sums[2], marked);
    printf("level %d, %d times\n", level, counts[level]);
    return 0;
}
