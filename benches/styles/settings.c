/* Lines of settings read, split, and written again: the yardstick for settings.m. */
#include <ctype.h>
#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

static void makeline(int k, char *line)
{
    static const char *const words[] = {"Speed", "limit", "Mode", "files", "TIMEOUT"};
    const char *w = words[k % 5];
    switch (k % 7) {
    case 0: sprintf(line, "# %s is a comment", w); break;
    case 1: sprintf(line, "  %s%d = %d; %.2f;%d # numbers", w, k % 10, k, k/8.0, (int)((long)k*k % 97)); break;
    case 2: sprintf(line, "%s=automatic;%d;manual", w, k % 13); break;
    case 3: strcpy(line, "   "); break;
    case 4: sprintf(line, "%s without value", w); break;
    default: sprintf(line, "%s_%d =  %g ; some words here; %d", w, k % 3, k/16.0, k);
    }
}
static char *trim(char *s)
{
    while (isspace((unsigned char)*s)) s++;
    size_t n = strlen(s);
    while (n && isspace((unsigned char)s[n - 1])) s[--n] = 0;
    return s;
}
int main(void)
{
    static char kept[16][128];
    int nkept = 0, bad = 0;
    long letters = 0;
    double total = 0;
    for (int k = 1; k <= 24000; k++) {
        char line[128], key[32], out[256], *s = line;
        makeline(k, line);
        if (line[0] == '#') continue;
        while (isspace((unsigned char)*s)) s++;
        if (!*s) continue;
        size_t n = 0;
        while (isalnum((unsigned char)*s) || *s == '_') key[n++] = (char)tolower((unsigned char)*s++);
        key[n] = 0;
        while (isspace((unsigned char)*s)) s++;
        if (*s != '=') { bad++; continue; }
        s++;
        s[strcspn(s, "#")] = 0;
        s = trim(s);
        size_t m = (size_t)sprintf(out, "%s:", key);
        for (char *part = s, *next; part; part = next) {
            next = strchr(part, ';');
            if (next) *next++ = 0;
            part = trim(part);
            if (m > n + 1) out[m++] = '|';
            char *end;
            double x = strtod(part, &end);
            if (end == part || *end) {
                out[m++] = '"';
                for (; *part; part++) out[m++] = strchr("aeiou", *part) ? '*' : *part;
                out[m++] = '"';
            } else {
                total += x;
                x *= 2;
                if (x == (long)x) m += (size_t)sprintf(out + m, "%ld", (long)x);
                else {
                    int d = (int)floor(log10(fabs(x))) + 5;
                    m += (size_t)sprintf(out + m, "%.*g", d < 5 ? 5 : d, x);
                }
            }
        }
        out[m] = 0;
        letters += (long)m;
        if (k % 2000 == 7) strcpy(kept[nkept++ & 15], out);
    }
    for (int k = 0; k < nkept; k++) printf("%s\n", kept[k]);
    printf("%d bad, %.3f in total, %ld letters\n", bad, total, letters);
    return 0;
}
