% findstr of Octave takes whether occurrences may overlap.
findstr('abababa','aba',0)
findstr('abababa','aba')
