/* Bytes to letters and back: the yardstick for base64.m. */
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum { N = 1500000 };
static const char abc[] = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/";
static uint8_t data[N], back[N + 3];
static char text[(N + 2)/3*4 + 1];

static size_t encode(char *t, const uint8_t *d, size_t n)
{
    size_t o = 0;
    for (size_t k = 0; k < n; k += 3, o += 4) {
        uint32_t w = (uint32_t)d[k] << 16;
        if (k + 1 < n) w |= (uint32_t)d[k + 1] << 8;
        if (k + 2 < n) w |= d[k + 2];
        t[o] = abc[w >> 18];
        t[o + 1] = abc[w >> 12 & 63];
        t[o + 2] = k + 1 < n ? abc[w >> 6 & 63] : '=';
        t[o + 3] = k + 2 < n ? abc[w & 63] : '=';
    }
    return o;
}
static size_t decode(uint8_t *d, const char *t, size_t n)
{
    uint32_t value[128] = {0};
    for (uint32_t k = 0; k < 64; k++) value[(int)abc[k]] = k;
    size_t o = 0;
    for (size_t k = 0; k < n; k += 4) {
        uint32_t w = 0;
        for (int j = 0; j < 4; j++) w = w << 6 | value[(int)t[k + j]];
        d[o++] = (uint8_t)(w >> 16);
        d[o++] = (uint8_t)(w >> 8);
        d[o++] = (uint8_t)w;
    }
    return o - (t[n - 1] == '=') - (t[n - 2] == '=');
}
int main(void)
{
    uint32_t s = 2463534242u;
    for (int k = 0; k < N; k++) {
        s ^= s << 13;
        s ^= s >> 17;
        s ^= s << 5;
        data[k] = (uint8_t)s;
    }
    size_t n = encode(text, data, N);
    printf("%.24s...%.8s (%zu)\n", text, text + n - 8, n);
    size_t m = decode(back, text, n);
    printf("same %d\n", m == N && !memcmp(data, back, N));
    uint32_t a = 0, b = 0;
    for (size_t k = 0; k < n; k++) {
        a = (a + (unsigned char)text[k]) % 65535;
        b = (b + a) % 65535;
    }
    printf("%08x\n", b << 16 | a);
    return 0;
}
