% Fractions as text, lines of words, the text of a display, days of the week from a date.
rats(pi), rats(0.5), rats([0.5 2])
str2mat('a','bcd')
textwrap({'the quick brown fox'},10)
strlength(formattedDisplayText([1 2 3]))
dateshift(datetime(2020,1,1),'dayofweek','Friday')
dateshift(datetime(2020,1,1),'dayofweek',4,'previous')
