/* A text taken apart character by character: the yardstick for lexer.m. */
#include <ctype.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

static int digit(char c)
{
    return c >= '0' && c <= '9';
}

int main(void)
{
    size_t room = 1024, n = 0;
    char *text = malloc(room);
    if (!text)
        return 1;
    for (int k = 1; k <= 3000; k++) {
        if (n + 64 > room && !(text = realloc(text, room *= 2)))
            return 1;
        n += (size_t)sprintf(text + n, "let v%d = (%d + x%d)*3.25; ", k, k*37 % 100, k % 17);
    }
    double total = 0;
    int count[4] = {0}, hash = 0;
    for (int round = 0; round < 250; round++) {
        size_t i = 0;
        while (i < n) {
            char c = text[i];
            if (isspace((unsigned char)c)) {
                i++;
            } else if (isalpha((unsigned char)c)) {
                size_t j = i;
                while (j < n && (isalpha((unsigned char)text[j]) || digit(text[j])))
                    j++;
                if (j - i == 3 && !memcmp(text + i, "let", 3)) {
                    count[0]++;
                } else {
                    int sum = 0;
                    for (size_t q = i; q < j; q++)
                        sum += text[q];
                    count[1]++;
                    hash = (hash*31 + sum) % 65521;
                }
                i = j;
            } else if (digit(c)) {
                double value = 0;
                while (i < n && digit(text[i]))
                    value = value*10 + (text[i++] - '0');
                if (i < n && text[i] == '.') {
                    double scale = 0.1;
                    i++;
                    while (i < n && digit(text[i])) {
                        value = value + scale*(text[i++] - '0');
                        scale /= 10;
                    }
                }
                total += value;
                count[2]++;
            } else {
                count[3]++;
                i++;
            }
        }
    }
    printf("%d let, %d names, %d numbers, %d signs\n", count[0], count[1], count[2], count[3]);
    printf("total %.4f, hash %d\n", total, hash);
    free(text);
    return 0;
}
