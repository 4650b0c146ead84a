% Bytes that are no UTF-8 go through fgetl, text functions and fprintf unchanged.
name = tempname;
f = fopen(name, 'w');
fwrite(f, uint8([200 201 65 10 195 169 10 255 97 37 100 10 238 190 128 195 40 0 66]));
fclose(f);
f = fopen(name);
lines = {};
while true
    line = fgetl(f);
    if ~ischar(line)
        break
    end
    lines{end+1} = line;
end
fclose(f);
disp(cellfun(@numel, lines(1:3)))
disp(double(lines{2}))
f = fopen(name, 'w');
fprintf(f, '%s\n', lines{1});
fprintf(f, '%s|%5s\n', lines{2}, strrep(lines{3}, 'a', 'b'));
fprintf(f, [lines{3} '\n'], 7);
fputs_like(f, lines{4});
fclose(f);
f = fopen(name);
disp(fread(f)')
fclose(f);
f = fopen(name);
first = fgets(f);
fclose(f);
fprintf('%s', first);
delete(name)

function fputs_like(f, text)
fprintf(f, '%s', text);
end
