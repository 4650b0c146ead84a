% ' conjugates, .' does not.
z = [1+2i, 3-4i];
a = z';
b = z.';
fprintf('%g%+gi ', [real(a) imag(a)]');
fprintf('\n');
fprintf('%g%+gi ', [real(b) imag(b)]');
fprintf('\n');
x = 1:3;
fprintf('%d %d\n', size(x'), size(x''), size([x' x']));
fprintf('%s\n', ['ab'; 'cd']');
