% Chains of unary operators.
x = 3;
fprintf('%d ', - -x, +x, ~~x, ~-x, -(-x));
fprintf('\n');
fprintf('%g ', 2^-2, 2^+2, -x^-1, ~x^0);
fprintf('\n');
