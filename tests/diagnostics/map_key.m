m = containers.Map();
m('one') = 1;
y = m('two');
