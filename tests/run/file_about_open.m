% What fopen tells of an open file: the whole path of one that is read, the b of binary access, the byte order.
name = [tempname '.bin'];
f = fopen(name, 'w', 'ieee-be');
fwrite(f, 258, 'uint16');
[told, mode, order] = fopen(f);
disp(strcmp(told, name)), disp(mode), disp(order)
fclose(f);
f = fopen(name);
[told, mode, order, encoding] = fopen(f);
disp(strcmp(told, name)), disp(mode), disp(order), disp(encoding)
fclose(f);
f = fopen(name, 'r+');
[~, mode] = fopen(f);
disp(mode)
fclose(f);
[told, mode, order] = fopen(f);
disp([isempty(told) isempty(mode) isempty(order)])
delete(name)
[a, n, message, next] = sscanf('1 2 x', '%d')
