function type(name)
% TYPE  Prints a file; the name may lack its .m.

name = char(name);
if ~isfile(name) && isfile([name, '.m'])
    name = [name, '.m'];
end
if ~isfile(name)
    error('MATLAB:type:fileNotFound', '''%s'' not found.', name);
end
fprintf('\n%s\n', fileread(name));
end
