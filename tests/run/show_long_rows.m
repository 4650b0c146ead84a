% Fields and properties show as many elements of a row as the line has room for, and then how many there are.
s.x_bins = 0.5:13.5;
s.x_edges = 0:14;
s.y_bins = 0.25:0.5:3.75;
s.n = int8(1:40);
s.flags = true(1, 60);
s.words = ["alpha" "beta" "gamma" "delta" "epsilon" "zeta" "eta" "theta"];
s.few = ["a" "b"];
s.days = datetime(2024, 1, 1:2);
s.waits = seconds(1:3);
s.kinds = categorical(["red" "green"]);
s.column = (1:100)';
s.inner = {1:100, "a"};
s
c = {1:100, datetime(2024, 1, 1:2)}
