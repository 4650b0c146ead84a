s.name = 'Ada';
x = s.nme;
