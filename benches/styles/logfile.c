/* Lines of a log: the yardstick for logfile.m. */
#include <ctype.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

static int is_palindrome(const char *s, size_t n)
{
    for (size_t k = 0; k < n/2; k++)
        if (s[k] != s[n - 1 - k])
            return 0;
    return 1;
}

int main(void)
{
    static const char *people[] = {"anna", "bob", "otto", "clara", "dieter", "hannah"};
    static const char *events[] = {"log-in", "log-out", "disk-error", "page-view", "net-error"};
    int64_t seed = 3;
    size_t length = 0, room = 1024, best = 0;
    char *errors = malloc(room), longest[64] = "";
    double total = 0;
    int vowels = 0, palindromes = 0, check = 0, count = 0;
    if (!errors)
        return 1;
    for (int k = 0; k < 40000; k++) {
        char line[64], entry[64];
        seed = 16807*seed % 2147483647;
        snprintf(line, sizeof line, "%s; %d;%8.3f ;%s", people[seed % 6], (int)(seed % 1000),
                 seed % 9973/16.0, events[seed/7 % 5]);

        char *name = line, *number = strchr(name, ';');
        *number++ = 0;
        char *amount = strchr(number, ';');
        *amount++ = 0;
        char *event = strchr(amount, ';');
        *event++ = 0;
        size_t n = strlen(name);
        for (size_t i = 0; i < n; i++) {
            vowels += strchr("aeiou", name[i]) != NULL;
            name[i] = (char)toupper((unsigned char)name[i]);
        }
        int code = (int)strtol(number, NULL, 10);
        total += strtod(amount, NULL);
        for (char *p = event; *p; p++)
            if (*p == '-')
                *p = '_';
        palindromes += is_palindrome(name, n);
        if (strstr(event, "error") && code % 10 == 0) {
            if (length + 16 > room && !(errors = realloc(errors, room *= 2)))
                return 1;
            length += (size_t)sprintf(errors + length, "%c%d ", name[0], code);
            count++;
        }
        size_t size = (size_t)snprintf(entry, sizeof entry, "%s/%s=%d", name, event, code);
        if (size > best) {
            best = size;
            memcpy(longest, entry, size + 1);
        }
        int sum = 0;
        for (size_t i = 0; i < size; i++)
            sum += (unsigned char)entry[i];
        check = (check*31 + sum) % 1000003;
    }
    printf("total %.3f, %d vowels, %d palindromes, check %d\n", total, vowels, palindromes, check);
    printf("%s, %zu characters of errors: %.40s\n", longest, length, errors);
    errors[length - 1] = 0;
    printf("%d errors, the last %s\n", count, strrchr(errors, ' ') + 1);
    free(errors);
    return 0;
}
