/* Objects of two classes under an abstract one: the yardstick for shapes.m. */
#include <math.h>
#include <stdio.h>

typedef struct { int disc; char name[8]; double factor, r, w, h; } shape;

static double area(const shape *s) {
    return s->disc ? 3.14159265358979311600 * (s->r * s->r) * s->factor : s->w * s->h * s->factor;
}

int main(void) {
    shape list[40];
    for (int k = 1; k <= 40; ++k) {
        shape *s = &list[k - 1];
        s->disc = k % 3 == 0;
        s->factor = 1;
        s->r = k / 10.0;
        s->w = k;
        s->h = k / 4.0;
        snprintf(s->name, sizeof s->name, "%c%d", s->disc ? 'd' : 's', k);
    }
    double total = 0;
    for (int r = 1; r <= 40000; ++r) {
        for (int k = 0; k < 40; ++k) total = total + area(&list[k]);
        list[r % 40].factor *= 1.0002;
    }
    int most = 0;
    for (int k = 1; k < 40; ++k)
        if (area(&list[k]) > area(&list[most])) most = k;
    printf("%.6e, most %s %.4f\n", total, list[most].name, area(&list[most]));
    return 0;
}
