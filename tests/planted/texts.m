name = 'abc';
if name == 'ab' %! certain-error
    disp(name);
end
