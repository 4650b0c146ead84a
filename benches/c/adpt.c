/* Adaptive Simpson quadrature: the yardstick for tests/programs/adpt, with
 * the sizes of its bench.m and the same output. */
#include <math.h>
#include <stdio.h>
#include <stdlib.h>

struct panel {
    double left, right, value, error, allowed;
    int accepted;
};

static double f(double x)
{
    return 1/((x - 0.3)*(x - 0.3) + 0.01) + 1/((x - 0.9)*(x - 0.9) + 0.04) - 6;
}

int main(void)
{
    const int max_panels = 22000;
    int room = 64, count = 1, passes = 0, open = 1;
    struct panel *panels = malloc(room*sizeof *panels);
    if (!panels)
        return 1;
    panels[0] = (struct panel){-1, 6, 0, INFINITY, 4e-17, 0};

    while (open > 0) {
        int last = count;
        passes++;
        for (int k = 0; k < last; k++) {
            if (panels[k].accepted)
                continue;
            double left = panels[k].left, right = panels[k].right, h = right - left, y[5];
            for (int p = 0; p < 5; p++)
                y[p] = f(left + h*(p/4.0));
            double coarse = h/6*(y[0] + 4*y[2] + y[4]);
            double fine = h/12*(y[0] + 4*y[1] + 2*y[2] + 4*y[3] + y[4]);
            double err = fabs(fine - coarse)/15;
            if (err <= panels[k].allowed || count >= max_panels) {
                panels[k].value = fine + (fine - coarse)/15;
                panels[k].error = err;
                panels[k].accepted = 1;
                open--;
            } else {
                double middle = (left + right)/2, half = panels[k].allowed/2;
                if (count == room) {
                    room *= 2;
                    struct panel *more = realloc(panels, room*sizeof *panels);
                    if (!more)
                        return 1;
                    panels = more;
                }
                panels[k] = (struct panel){left, middle, 0, INFINITY, half, 0};
                panels[count++] = (struct panel){middle, right, 0, INFINITY, half, 0};
                open++;
            }
        }
    }

    double area = 0, sum = 0, narrow = INFINITY, wide = 0;
    for (int k = 0; k < count; k++) {
        double width = panels[k].right - panels[k].left;
        area += panels[k].value;
        sum += width;
        narrow = fmin(narrow, width);
        wide = fmax(wide, width);
    }
    printf("area %.10g, %d panels, %d passes\n", area, count, passes);
    printf("widths from %.10g to %.10g, sum %.10g\n", narrow, wide, sum);
    free(panels);
    return 0;
}
