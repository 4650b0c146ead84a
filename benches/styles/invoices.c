/* A report: the yardstick for invoices.m. */
#include <ctype.h>
#include <stdio.h>
#include <string.h>

int main(void)
{
    static const char *const names[] = {"Alder", "Birch", "Cedar", "Dogwood", "Elm", "Fir"};
    double total = 0;
    size_t letters = 0, most = 0;
    char longest[256] = "";
    for (int k = 1; k <= 60000; k++) {
        const char *who = names[k*7 % 6];
        char line[256], bar[128], row[256], upper[16], lower[16];
        size_t used = 0, stars = 0;
        double sum = 0;
        int count = k % 5 + 1;
        for (int p = 1; p <= count; p++) {
            double price = (double)(k*p*37 % 1000)/4;
            used += (size_t)snprintf(line + used, sizeof line - used, "%s%dx%.6g", p > 1 ? ", " : "", p, price);
            sum += p*price;
        }
        for (int s = 1; s <= (int)(sum/100); s++)
            bar[stars++] = '#';
        bar[stars] = 0;
        if (used > most) {
            most = used;
            memcpy(longest, line, used + 1);
        }
        size_t n = strlen(who);
        for (size_t c = 0; c <= n; c++)
            upper[c] = (char)toupper((unsigned char)who[c]);
        letters += (size_t)snprintf(row, sizeof row, "%05d %-8s|%10.2f|%s", k, upper, sum, bar);
        if (k % 600 == 0) {
            printf("%s\n", row);
            for (size_t c = 0; c <= n; c++) {
                lower[c] = (char)tolower((unsigned char)who[c]);
                if (lower[c] == 'e')
                    lower[c] = '_';
            }
            printf("      %s [%s]\n", line, lower);
        }
        total += sum;
        letters += used;
    }
    printf("total %.2f, %zu letters, longest: %s\n", total, letters, longest);
    return 0;
}
