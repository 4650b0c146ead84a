% num2str gives a text as it is, of however many dimensions.
y = 'a';
y(2,1,2) = 'b';
z = num2str(y);
disp(size(z));
disp(double(z(:)'));
