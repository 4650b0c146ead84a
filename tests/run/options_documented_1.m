function options_documented_1
% Options and classes of results that the documentation names: bits, counts, groups, sets in the
% old order, matrices. Nothing is printed but what is not as expected, and the end.
bits_and_counts
old_sets
of_nothing
matrices
disp('done')
end

function bits_and_counts
same(bitset(1:5, 1, [1 1 1 1 0]), [1 3 3 5 4]);
same(bitset(uint8([1 2; 3 4]), 1, [0 1; 0 1]), uint8([0 3; 2 5]));
same(bitset(uint8([0 0 0]), [1 2 3], [1 0 1]), uint8([1 0 4]));
same(bitset(int64(0), 63, 1), int64(2)^62);
same(bitset(7, 2, 0), 5);
same(dec2bin(intmax('uint64') - 1), [repmat('1', 1, 63) '0']);
same(dec2hex(intmax('uint64') - 1), 'FFFFFFFFFFFFFFFE');
same(dec2bin(intmin('int64') + 1), ['1' repmat('0', 1, 62) '1']);
same(dec2hex(-1), 'FF');
same(dec2bin(-129), '1111111101111111');
same(int2str(intmax('int64')), '9223372036854775807');
same(int2str([2.5 -1.2]), '3 -1');
c = nchoosek(1024, 512);
same(isfinite(c) && c > 4.4e306 && c < 4.5e306, true);
same(nchoosek(40, 20), 137846528820);
same(accumarray([1; 3; 1], [5; 6; 7], [3 1], @(x) numel(x) > 1), [true; false; false]);
same(accumarray([1; 3], ['a'; 'b'], [3 1], @(x) x(1)), ['a'; char(0); 'b']);
same(accumarray([1; 3; 1], [5; 6; 7], [], @max), [7; 0; 6]);
same(accumarray([1; 3], [5; 6], [3 1], @max, 0, true), sparse([5; 0; 6]));
same(median([1 3 3i 2 1i]), 2);
same(median([1 2 4i; 3 2i 4]), [2 1+1i 2+2i]);
same(median([NaN 1i 3i], 'omitnan'), 2i);
[m, f, c] = mode(single([2 1 1 2]));
same(m, single(1));
same(f, 2);
same(c, {single([1; 2])});
same(mad([1 2; 3 NaN]), [1 0]);
same(mad([1 2 3 6], 1), 1);
end

function old_sets
[c, ia, ib] = intersect([7 1 7 7 4], [7 0 4 4 0], 'legacy');
same({c, ia, ib}, {[4 7], [5 4], [4 1]});
[c, ia, ib] = intersect([1 2; 3 4; 5 6; 3 4; 7 8], [3 4; 7 8; 9 10], 'rows', 'legacy');
same({c, ia, ib}, {[3 4; 7 8], [4; 5], [1; 2]});
[c, ia] = setdiff([3 6 2 1 5 1 1], [2 4 6], 'legacy');
same({c, ia}, {[1 3 5], [7 1 5]});
[c, ia, ib] = union([5 7 1], [3 1 1], 'legacy');
same({c, ia, ib}, {[1 3 5 7], [1 2], [3 1]});
[c, ia, ib] = setxor([5 1 3 3 3], [4 1 2 2], 'legacy');
same({c, ia, ib}, {[2 3 4 5], [5 1], [4 1]});
same(union([1; 5], [2 3], 'legacy'), [1 2 3 5]);
same(setdiff((1:5)', [2 3], 'legacy'), [1 4 5]);
[c, ia, ib] = union([5 7 1], [3 1 1]);
same({c, ia, ib}, {[1 3 5 7], [3; 1; 2], 1});
end

function of_nothing
same(cell2mat([]), []);
same(iqr([]), NaN);
same(quantile([], 0.5), NaN);
same(prctile([], [25 50]), [NaN NaN]);
same(quantile(zeros(0, 3), 0.5), [NaN NaN NaN]);
same(mad([]), NaN);
same(cplxpair([]), []);
[tf, step] = isuniform(int8(1:3:10));
same({tf, step}, {true, 3});
[tf, step] = isuniform(single([1 2 5]));
same({tf, step}, {false, single(NaN)});
same(isuniform([2 2 2]), true);
same(isuniform(5), false);
same(addtodate([733408; 733409], 1, 'month'), [733439; 733440]);
says({'size', [4 6 2]}, 'Expected input to be of size 4x6x2 when it is actually size 2x4.');
says({'increasing'}, 'Expected input to be strictly increasing.');
says({'>', 0, '<', 9}, 'Expected input to be an array with all of the values < 9.');
try
    validateattributes(complex(1, 1), {'numeric'}, {'nonnegative'}, 2)
    disp('taken')
catch e
    same(e.message, 'Expected input number 2 to be nonnegative.');
end
same(regexp(["a1" "b"; "c3" "d4"], '\d', 'match', 'once'), ["1" missing; "3" "4"]);
same(regexp(["a1" "b2"], '\d', 'match'), {"1", "2"});
same(validatestring("WON", ["wind" "wonder" "when"]), "wonder");
same(validatestring('rig', ["righteously" "right" "righteous"]), "right");
same(validatestring("r", {'red', 'green'}), 'red');
try
    validatestring("show", ["showcase" "show up" "showtimes"])
catch e
    same(endsWith(e.message, 'The input, show, matched more than one valid value.'), true);
end
same(strjust(['a   '; 'bb  '], 'CENTER'), strjust(['a   '; 'bb  '], 'center'));
end

function matrices
A = sparse(diag(1:20));
same(eigs(A, 3), [20; 19; 18]);
same(eigs(A, 3, 'smallestabs'), [1; 2; 3]);
same(eigs(A, 4, "bothendsreal"), [1; 2; 19; 20]);
same(eigs(A, 2*speye(20), 2), [10; 9.5]);
same(eigs(A, 2, 'largestabs', 'Tolerance', 1e-3), [20; 19]);
same(eigs(@(x) (1:20)' .* x, 20, 2), [20; 19]);
same(eigs(@(x) x ./ (1:20)', 20, 2, 'smallestabs'), [1; 2]);
[~, D, flag] = eigs(A, 2);
same({D, flag}, {diag([20 19]), 0});
[~, s, ~, flag] = svds(diag([3 1 2]), 1);
same({s, flag}, {3, 0});
[U, s, V] = svd([3 0; 0 4; 0 0], "econ", "vector");
same(s, [4; 3]);
same(abs(U*diag(s)*V'), [3 0; 0 4; 0 0]);
S = sparse([4 2; 2 3]);
[R, flag, P] = chol(S);
same(flag, 0);
same(full(R'*R), full(P'*S*P));
[R, flag, p] = chol(S, 'vector');
same(flag, 0);
same(full(R'*R), full(S(p, p)));
[X, residual] = sqrtm([4 0; 0 9]);
same({X, residual}, {[2 0; 0 3], 0});
[X, flag] = logm(eye(2));
same({X, flag}, {zeros(2), 0});
[s, p, B] = balance([1 2; 3 4]);
same({s, p, B}, {[1; 1], [1; 2], [1 2; 3 4]});
same(cplxpair([1+1i 3; 1-1i -2; 5 4]), [1-1i -2; 1+1i 3; 5 4]);
same(cplxpair([1+1i 1-1i 2; 3 2i -2i], [], 2), [1-1i 1+1i 2; -2i 2i 3]);
same(integral(@(x) [sin(x) cos(x)], 0, pi, 'ArrayValued', true, 'Waypoints', 0.5), [2 0]);
same(integral(@(x) x, 0, 2, 'Waypoints', 1, 'RelTol', 1e-3), 2);
same(size(tensorprod([1 2], [1 2], 'NumDimensionsA', 3)), [1 2 1 1 2]);
same(tensorprod([1 2; 3 4], [1; 1], 2, 1), [3; 7]);
same(class(gammaincinv(single(0.5), 1)), 'single');
same(ifftn(fftn(magic(3)), "symmetric"), magic(3));
same(ifft2(fft2(magic(3)), "symmetric"), magic(3));
same(xcorr([1 2], [1 2], "coeff"), [0.4 1 0.4]);
end

function says(attributes, message)
try
    validateattributes([1 5 8 2; 9 6 8 4], {'double'}, attributes)
catch e
    same(e.message, message);
end
end

function same(a, b)
t = strcmp(class(a), class(b)) && isequal(size(a), size(b));
if t && iscell(a)
    cellfun(@same, a, b);
    return
end
if t && isfloat(a)
    t = isequaln(a, b) || all(abs(a(:) - b(:)) <= 1e-9 * max(1, abs(b(:))) | isnan(a(:)) & isnan(b(:)) | a(:) == b(:));
elseif t
    t = isequaln(a, b);
end
if ~t
    disp('not as expected:')
    disp(a)
    disp(b)
end
end
