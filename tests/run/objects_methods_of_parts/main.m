% Methods without results, called as statements of what a property of a value object holds.
Sheet().show();
s = Sheet();
s.figures = Figure.make(2);
s.figures(1).draw();
