#include <stdio.h>

typedef struct {
    double x, y, z;
} vec3;

static vec3 vec(double x, double y, double z) {
    return (vec3){x, y, z};
}

static vec3 plus(vec3 a, vec3 b) {
    return vec(a.x + b.x, a.y + b.y, a.z + b.z);
}

static vec3 scaled(vec3 a, double k) {
    return vec(a.x * k, a.y * k, a.z * k);
}

static vec3 crossed(vec3 a, vec3 b) {
    return vec(a.y * b.z - a.z * b.y, a.z * b.x - a.x * b.z, a.x * b.y - a.y * b.x);
}

static double inner(vec3 a, vec3 b) {
    return a.x * b.x + a.y * b.y + a.z * b.z;
}

int main(void) {
    int n = 2000000;
    vec3 p = vec(1, 0, 0), v = vec(0, 1, 0.1);
    double dt = 0.001;
    for (int k = 1; k <= n; k++) {
        vec3 b = vec(0, 0, 1 + 0.1 * p.x);
        vec3 e = vec(0.01, 0, -0.005 * p.z);
        vec3 half = plus(v, scaled(e, dt / 2));
        vec3 t = scaled(b, dt / 2);
        vec3 s = scaled(t, 2 / (1 + inner(t, t)));
        vec3 turned = plus(half, crossed(half, t));
        v = plus(plus(half, crossed(turned, s)), scaled(e, dt / 2));
        p = plus(p, scaled(v, dt));
    }
    printf("%.9f %.9f %.9f\n", p.x, p.y, p.z);
    printf("%.9f %.9f %.9f\n", v.x, v.y, v.z);
    printf("%.9f\n", inner(v, v));
    return 0;
}
