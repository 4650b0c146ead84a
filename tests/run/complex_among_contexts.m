% A number that is stored as complex without an imaginary part stays so for a function that is called with so much
% else that it keeps its argument as a runtime value.
x0 = [zeros(1, 0) 1];
show(x0);
x1 = [ones(0, 3); 1 2 3];
show(x1);
x2 = [ones(2, 0) [1; 2]];
show(x2);
x3 = ['' 1];
show(x3);
x4 = size([zeros(1, 0); zeros(1, 0)]);
show(x4);
x5 = class([[] 'a']);
show(x5);
x6 = class([int8([]) 1]);
show(x6);
x7 = class([single([]) 1]);
show(x7);
x8 = class([[] true]);
show(x8);
x9 = class([{} []]);
show(x9);
x10 = cat(3, 1, 2);
show(x10);
x11 = cat(1, {1}, {2});
show(x11);
x12 = cat(4, [1 2], [3 4]);
show(x12);
x13 = horzcat;
show(x13);
x14 = horzcat('a', "b");
show(x14);
x15 = vertcat(1, 2);
show(x15);
x16 = xor(true, [1 0]);
show(x16);
x17 = 1:3 == 1:3;
show(x17);
x18 = 2^-1;
show(x18);
x19 = 2^3^2;
show(x19);
x20 = ~1 == 0;
show(x20);
x21 = -[1 2]';
show(x21);
x22 = [1 -2];
show(x22);
x23 = [1 - 2];
show(x23);
z = complex(1, 0);
disp(show(z))

function s = show(v)
s = '';
if iscell(v)
    s = all_of(v, 'c');
elseif isstring(v)
    if ~isscalar(v)
        s = all_of(v, 's');
    end
elseif isnumeric(v) || islogical(v)
    if ndims(v) > 2
        s = show(full(v(:).'));
    elseif ~isempty(v)
        s = mat2str(full(v));
    end
end
end

function s = all_of(v, kind)
s = '';
for k = 1:numel(v)
    if kind == 'c'
        s = [s show(v{k})];
    else
        s = [s show(v(k))];
    end
end
end
