% Runs another script in a function's place.
x = 1;
inner_script
show(dbstack)
