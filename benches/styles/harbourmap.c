/* A picture of bytes: the yardstick for harbourmap.m. */
#include <math.h>
#include <stdint.h>
#include <stdio.h>

enum { R = 480, C = 640, NN = R*C };
static uint8_t img[NN], eq[NN], g[(R - 2)*(C - 2)];
static double sm[NN];

static uint8_t sat(double v) { v = round(v); return v < 0 ? 0 : v > 255 ? 255 : (uint8_t)v; }
static void hist(const uint8_t *p, int n, double *h)
{
    for (int k = 0; k < 256; k++) h[k] = 0;
    for (int k = 0; k < n; k++) h[p[k]]++;
}
static int otsu(const double *h, double total)
{
    double all = 0, w = 0, s = 0, best = -1;
    int t = 0;
    for (int k = 0; k < 256; k++) all += k*h[k];
    for (int k = 0; k < 256; k++) {
        w += h[k];
        if (w == 0) continue;
        if (w == total) break;
        s += k*h[k];
        double d = s/w - (all - s)/(total - w), v = w*(total - w)*(d*d);
        if (v > best) { best = v; t = k; }
    }
    return t;
}
int main(void)
{
    for (int c = 0; c < C; c++)
        for (int r = 0; r < R; r++)
            img[r + R*c] = sat(90 + 40*sin((r + 1)/17.0)*cos((c + 1)/29.0) + (r + 1)*(c + 1) % 23);
    for (int c = 299; c < 420; c++)
        for (int r = 99; r < 220; r++) img[r + R*c] = sat(sat(img[r + R*c]/2.0) + 100.0);
    for (int c = 0; c < C; c++)
        for (int r = 299; r < 330; r++) img[r + R*c] = (uint8_t)(255 - img[r + R*c]);
    double h[256], cdf = 0, low = 0, ma = 0, mb = 0;
    uint8_t lut[256], seen[256] = {0};
    hist(img, NN, h);
    for (int k = 0; k < 256; k++) {
        cdf += h[k];
        if (low == 0 && cdf > 0) low = cdf;
        lut[k] = sat(round((cdf - low)/(NN - low)*255));
    }
    for (int k = 0; k < NN; k++) {
        eq[k] = lut[img[k]];
        seen[eq[k]] = 1;
        ma += img[k];
        mb += eq[k];
    }
    int levels = 0;
    for (int k = 0; k < 256; k++) levels += seen[k];
    printf("mean %.4f -> %.4f, levels %d\n", ma/NN, mb/NN, levels);
    static const double w[9] = {1/16., 2/16., 1/16., 2/16., 4/16., 2/16., 1/16., 2/16., 1/16.};
    for (int c = 0; c < C; c++)
        for (int r = 0; r < R; r++) {
            double s = 0;
            for (int j = -1; j <= 1; j++)
                for (int i = -1; i <= 1; i++)
                    if (r + i >= 0 && r + i < R && c + j >= 0 && c + j < C) s += w[i + 1 + 3*(j + 1)]*eq[r + i + R*(c + j)];
            sm[r + R*c] = s;
        }
    int edges = 0, top = 0, where = 0, most = -1;
    for (int c = 1; c < C - 1; c++)
        for (int r = 1; r < R - 1; r++) {
            const double *m = sm + r + R*c, *l = m - R, *q = m + R;
            double x = q[-1] - l[-1] + 2*(q[0] - l[0]) + q[1] - l[1], y = l[1] - l[-1] + 2*(m[1] - m[-1]) + q[1] - q[-1];
            g[r - 1 + (R - 2)*(c - 1)] = sat(sqrt(x*x + y*y));
        }
    hist(g, (R - 2)*(C - 2), h);
    int t = otsu(h, (R - 2)*(C - 2));
    for (int c = 0; c < C - 2; c++) {
        int s = 0;
        for (int r = 0; r < R - 2; r++) {
            uint8_t v = g[r + (R - 2)*c];
            s += v > t;
            if (v > top) top = v;
        }
        edges += s;
        if (s > most) { most = s; where = c + 1; }
    }
    printf("threshold %d, %d edge pixels, brightest %d\ncolumn %d has %d\n", t, edges, top, where, most);
    for (int k = 0; k < 12; k++) printf("%d ", g[76 + (R - 2)*4*k]);
    printf("\n");
    return 0;
}
