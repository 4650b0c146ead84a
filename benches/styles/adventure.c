/* A text adventure played by a script: the yardstick for adventure.m. */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

struct list { int n; const char *s[16]; };
struct room { const char *name, *text; int exits[4]; struct list things; };
struct player { int at, score, moves, lit; struct list carry; };

static struct room rooms[4] = {
    {"hall", "You are in a dusty hall.", {2, 0, 3, 0}, {1, {"lamp"}}},
    {"library", "Books line the walls.", {0, 0, 4, 1}, {2, {"book", "key"}}},
    {"kitchen", "It smells of onions.", {4, 1, 0, 0}, {2, {"knife", "bread"}}},
    {"cellar", "It is dark and wet.", {0, 3, 0, 2}, {0, {0}}}};
static const char *const nouns[] = {"lamp", "book", "key", "knife", "bread", "chest", ""};

static const char *intern(const char *s)
{
    for (int k = 0; k < 7; k++)
        if (!strcmp(nouns[k], s))
            return nouns[k];
    return nouns[6];
}
static int find(const struct list *l, const char *s)
{
    for (int k = 0; k < l->n; k++)
        if (!strcmp(l->s[k], s))
            return k;
    return -1;
}
static void del(struct list *l, int k)
{
    memmove(l->s + k, l->s + k + 1, (size_t)(--l->n - k) * sizeof *l->s);
}
static void add(struct list *l, const char *s) { l->s[l->n++] = s; }
static int cmp(const void *a, const void *b) { return strcmp(*(const char *const *)a, *(const char *const *)b); }
static size_t join(char *to, const struct list *l)
{
    size_t n = 0;
    *to = 0;
    for (int k = 0; k < l->n; k++) {
        if (k) { memcpy(to + n, ", ", 2); n += 2; }
        size_t m = strlen(l->s[k]);
        memcpy(to + n, l->s[k], m + 1);
        n += m;
    }
    return n;
}
static void act(struct player *p, const char *verb, const char *noun, char *msg)
{
    static const char *const ways[] = {"north", "south", "east", "west"};
    p->moves++;
    for (int w = 0; w < 4; w++)
        if (!strcmp(verb, ways[w])) {
            int to = rooms[p->at - 1].exits[w];
            if (!to) { strcpy(msg, "You cannot go there."); return; }
            p->at = to;
            p->score++;
            strcpy(msg, to == 4 && !p->lit ? "Darkness." : rooms[to - 1].text);
            return;
        }
    struct list *here = &rooms[p->at - 1].things;
    if (!strcmp(verb, "look")) {
        strcpy(msg, rooms[p->at - 1].text);
        strcat(msg, " You see: ");
        join(msg + strlen(msg), here);
    } else if (!strcmp(verb, "take")) {
        int k = find(here, noun);
        if (k < 0) { strcpy(msg, "There is no "); strcat(msg, noun); strcat(msg, " here."); return; }
        add(&p->carry, intern(noun));
        del(here, k);
        p->score += 5;
        strcpy(msg, "Taken.");
    } else if (!strcmp(verb, "drop")) {
        int k = find(&p->carry, noun);
        if (k < 0) { sprintf(msg, "You have no %s.", noun); return; }
        del(&p->carry, k);
        add(here, intern(noun));
        strcpy(msg, "Dropped.");
    } else if (!strcmp(verb, "light")) {
        if (find(&p->carry, "lamp") >= 0) { p->lit = !p->lit; strcpy(msg, "Click."); }
        else strcpy(msg, "With what?");
    } else if (!strcmp(verb, "eat") || !strcmp(verb, "read")) {
        int k = find(&p->carry, noun);
        if (k < 0) { strcpy(msg, "You do not have it."); return; }
        sprintf(msg, "You %s the %s.", verb, noun);
        del(&p->carry, k);
        qsort(p->carry.s, (size_t)p->carry.n, sizeof *p->carry.s, cmp);
        add(&rooms[p->moves % 4].things, intern(noun));
    } else {
        strcpy(msg, "I do not know how to ");
        strcat(msg, verb);
        strcat(msg, ".");
        p->score--;
    }
}
int main(void)
{
    static const char *const commands[] = {"north", "take key", "look", "east", "drop lamp", "take lamp", "south", "west",
        "take bread", "eat bread", "light lamp", "drop key", "take book", "read book", "dance", "open chest"};
    struct player p = {.at = 1};
    long seed = 17, letters = 0;
    char msg[512];
    for (int turn = 1; turn <= 400000; turn++) {
        seed = (seed*1103515 + 12345) % 2147483648;
        const char *line = commands[seed/1024 % 16];
        char verb[16], noun[16] = "";
        const char *sp = strchr(line, ' ');
        if (sp) { memcpy(verb, line, (size_t)(sp - line)); verb[sp - line] = 0; strcpy(noun, sp + 1); }
        else strcpy(verb, line);
        act(&p, verb, noun, msg);
        letters += (long)strlen(msg);
        if (turn % 50000 == 0)
            printf("%6d> %-12s %s\n", turn, line, msg);
    }
    printf("score %d after %d moves in the %s, %ld letters\n", p.score, p.moves, rooms[p.at - 1].name, letters);
    for (int k = 0; k < 4; k++) {
        qsort(rooms[k].things.s, (size_t)rooms[k].things.n, sizeof(char *), cmp);
        join(msg, &rooms[k].things);
        printf("%s: %s\n", rooms[k].name, msg);
    }
    join(msg, &p.carry);
    printf("carried: %s\n", msg);
    return 0;
}
