/* Random numbers by shifts, a hash and a cyclic redundancy check: the yardstick for checksums.m. */
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>

int main(void)
{
    uint32_t state = 12345, hash = 2166136261u, mixed = 0, table[256];
    for (int k = 0; k < 3000000; k++) {
        state ^= state << 13;
        state ^= state >> 17;
        state ^= state << 5;
        hash ^= state & 255;
        /* The product of doubles has more bits than they hold. */
        double product = (double)hash*16777619;
        hash = (uint32_t)(uint64_t)product;
        mixed = (mixed & 65535) | (hash & 65535) << 16;
    }
    printf("%u %u %u\n", state, hash, mixed);
    for (uint32_t n = 0; n < 256; n++) {
        uint32_t c = n;
        for (int k = 0; k < 8; k++)
            c = c & 1 ? c >> 1 ^ 3988292384u : c >> 1;
        table[n] = c;
    }
    size_t count = 2000000;
    uint8_t *data = malloc(count);
    if (!data)
        return 1;
    for (size_t k = 0; k < count; k++)
        data[k] = (uint8_t)((k + 1)*7 % 256);
    uint32_t crc = 0xffffffffu;
    for (size_t k = 0; k < count; k++)
        crc = crc >> 8 ^ table[(crc ^ data[k]) & 255];
    printf("%X\n", crc ^ 0xffffffffu);
    free(data);
    return 0;
}
