% Storing what cannot be converted is the same error however the variable is kept; what was there stays.
function assign_wrong_class
  p = (1 + 2i); try, p(1) = struct('a', 1); catch e, say(e); end, disp(p == 1 + 2i);
  p = 5; try, p(1) = struct('a', 1); catch e, say(e); end, disp(p);
  p = true; try, p(1) = {1}; catch e, say(e); end, disp(p);
  p = int8(5); try, p(1) = {1}; catch e, say(e); end, disp(p);
  p = 'c'; try, p(1) = struct('a', 1); catch e, say(e); end, disp(p);
  p = 'c'; p(1) = 65; disp(p);
  p = 7; p(1) = 'A'; disp(p);
  p = int8(7); p(1) = 300; disp(p);
  p = 7; p(1) = int8(3); disp(class(p));
  p = true; p(1) = 5; disp(p);
  p = 1:3; try, p(2) = struct('a', 1); catch e, say(e); end, disp(p);
  p = {1}; p(1) = {5}; disp(p{1});
  p = single(2); p(1) = 1i; disp(class(p)); disp(isreal(p));
  p = zeros(1, 0); p(2).a = 3; disp(class(p)); disp(size(p)); disp(p(2).a);
  p = zeros(3, 0); p(2).a.b = 3; disp(size(p)); disp(p(2).a.b);
  p = []; p(1, 2).a{2} = 3; disp(size(p)); disp(size(p(1, 2).a));
  p = zeros(1, 0); p{2} = 'x'; disp(class(p)); disp(size(p));
  p = 5; try, p(2).a = 3; catch e, say(e); end, disp(p);
  p = 'abc'; try, p(2).a = 3; catch e, say(e); end, disp(p);
  for k = 0:2
    q = zeros(1, k);
    try, q(2).a = k; disp(class(q)); catch e, say(e); end
  end
end

function say(e)
  fprintf('%s\n', e.message);
end
