% Each operator is a function, too.
fprintf('%g ', plus(1, 2), minus(1, 2), times(3, 4), rdivide(1, 4), ldivide(4, 1), mtimes([1 2], [3; 4]), power(2, 5), mpower(2, 3));
fprintf('\n');
fprintf('%d ', eq(1, 1), ne(1, 1), lt(1, 2), le(2, 2), gt(1, 2), ge(1, 2), and(1, 0), or(1, 0), not(1), uminus(4), uplus(4));
fprintf('\n');
fprintf('%d ', horzcat(1, 2), vertcat(3, 4), colon(1, 3), colon(1, 2, 5), transpose([1 2]), ctranspose(5));
fprintf('\n');
