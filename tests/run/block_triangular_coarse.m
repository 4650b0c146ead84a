% Where the coarse blocks of a matrix of full structural rank begin, and what pause tells of itself.
A = sparse([2 0 1; 0 3 0; 0 1 4]);
[p, q, r, s, cc, rr] = dmperm(A);
disp(cc);
disp(rr);
disp(isequal(sort(p), 1:3) && isequal(sort(q), 1:3) && isequal(r, s));
state = pause('query');
disp(state);
pause('off');
old = pause('on');
disp(ischar(old));
disp(pause);
