c = {true};
y = ~c;
