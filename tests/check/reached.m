function reached(w)
begin_of_session
disp(qr);
last = pieces(2:end);
disp(last);
state = pause;
[~, ~, ~, ~, cc] = dmperm(w);
disp({state, cc, helped(w)});
disp(ismembc(w, cc));
[p, q, r] = stubbed(w, 2);
disp({p, q, r});
end

function symbols
syms x y
disp(x + y);
end
