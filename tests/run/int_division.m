% idivide and its rounding, mod of integers. The text is MATLAB's: 'fix' rounds towards zero.
fprintf('%d ', idivide(int32([7 -7]), int32(2), 'floor'), idivide(int32([7 -7]), int32(2), 'ceil'), idivide(int32([7 -7]), int32(2), 'round'), idivide(int32([7 -7]), int32(2), 'fix'));
fprintf('\n');
fprintf('%d ', int32([7 -7])./int32(2), mod(int32(-7), int32(4)), int16(100)/int16(7));
fprintf('\n');
