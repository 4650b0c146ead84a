% Nothing but starting: what every program pays.
fprintf('%d\n', 1);
